import type {Token} from 'prismjs';
import {escapeText} from '../../shared/html/escapeHtml.ts';
import {grammarOf, type TokenStream, tokenize} from './languages.ts';

/** A run of text of one colour: the letter of its `tk-` class, `''` for plain text. */
export type Run = [className: string, text: string];

/** Prism token types and aliases → colour letter. An empty letter puts nested text back to plain. */
const LETTERS = new Map<string, string>(
  Object.entries({
    k: 'keyword rule important control-flow module null nil directive-keyword',
    s: 'string char template-string attr-value regex url triple-quoted-string string-interpolation raw-string heredoc-string code',
    c: 'comment prolog doctype cdata shebang coord',
    f: 'function function-variable method function-name',
    n: 'number boolean constant symbol entity unit color status-code',
    t: 'class-name tag builtin type namespace selector type-definition return-type title',
    a: 'attr-name property key literal-property annotation decorator header-name attribute atrule',
    // Half of all tokens are punctuation: spans for them would weigh more than the code.
    '': 'punctuation operator interpolation-punctuation arrow interpolation plain-text script language-javascript language-css spread parameter generics imports exports variable request-target',
  }).flatMap(([letter, types]) => types.split(' ').map((type): [string, string] => [type, letter])),
);

/**
 * Colours code as runs of text; neighbours of one colour are merged.
 * Code in a language with no grammar is one plain run.
 */
export function highlightTokens(code: string, language: string): Run[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) return [['', code]];
  const runs: Run[] = [];
  collect(tokenize(code, grammar), '', runs);
  return runs;
}

/** Writes runs as HTML; everything that came from the author is escaped. */
export function runsToHtml(runs: Run[]): string {
  let html = '';
  for (const [letter, text] of runs) {
    html += letter === '' ? escapeText(text) : `<span class="tk-${letter}">${escapeText(text)}</span>`;
  }
  return html;
}

/** Cuts runs at line ends; the newline characters themselves are dropped. */
export function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const [letter, text] of runs) {
    const parts = text.split('\n');
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push([letter, part]);
    });
  }
  return lines;
}

function collect(stream: TokenStream, letter: string, runs: Run[]): void {
  for (const token of stream) {
    if (typeof token === 'string') push(runs, letter, token);
    else collectToken(token, letter, runs);
  }
}

function collectToken(token: Token, outer: string, runs: Run[]): void {
  const letter = letterOf(token, outer);
  const {content} = token;
  if (typeof content === 'string') {
    const nested = token.type === 'code-block' ? codeBlockLanguage(token) : undefined;
    if (nested === undefined) push(runs, letter, content);
    else for (const [name, text] of highlightTokens(content, nested)) push(runs, name, text);
  } else if (Array.isArray(content)) collect(content, letter, runs);
  else collectToken(content, letter, runs);
}

function letterOf(token: Token, outer: string): string {
  // The quotes of an attribute value belong to the string.
  if (token.type === 'punctuation' && outer === 's') return outer;
  const own = LETTERS.get(token.type);
  if (own !== undefined) return own;
  for (const alias of Array.isArray(token.alias) ? token.alias : [token.alias]) {
    const letter = LETTERS.get(alias);
    if (letter !== undefined) return letter;
  }
  return outer;
}

function codeBlockLanguage(token: Token): string | undefined {
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias];
  return aliases.find((alias) => alias?.startsWith('language-'))?.slice('language-'.length);
}

function push(runs: Run[], letter: string, text: string): void {
  if (text === '') return;
  // White space has no colour, so that a span never holds only that.
  const name = letter === '' || text.trim() === '' ? '' : letter;
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (last !== undefined && last[0] === name) last[1] += text;
  else if (name !== '' && before?.[0] === name && last?.[1].trim() === '' && !last[1].includes('\n')) {
    // `export default function`: one span for three keywords and the blanks between.
    before[1] += last[1] + text;
    runs.pop();
  } else runs.push([name, text]);
}
