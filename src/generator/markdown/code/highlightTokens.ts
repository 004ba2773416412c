import type {Token} from 'prismjs';
import {isShell} from '../../shared/markup/isShell.ts';
import {highlightShell} from './highlightShell.ts';
import {grammarOf, type TokenStream, tokenize} from './languages.ts';
import {addRun, type Run} from './runs.ts';

/** Prism token types and aliases → color letter. An empty letter resets nested text to plain. */
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
 * Colors code as runs of text; neighbors of one color are merged.
 * Code in a language with no grammar is one plain run.
 */
export function highlightTokens(code: string, language: string): Run[] {
  if (isShell(language)) return highlightShell(code, (json) => highlightTokens(json, 'json'));
  const grammar = grammarOf(language);
  if (grammar === undefined) return [['', code]];
  const runs: Run[] = [];
  collect(tokenize(code, grammar), '', runs);
  return runs;
}

function collect(stream: TokenStream, letter: string, runs: Run[]): void {
  for (const token of stream) {
    if (typeof token === 'string') addRun(runs, letter, token);
    else collectToken(token, letter, runs);
  }
}

function collectToken(token: Token, outer: string, runs: Run[]): void {
  const letter = letterOf(token, outer);
  const {content} = token;
  if (typeof content === 'string') {
    const nested = token.type === 'code-block' ? codeBlockLanguage(token) : undefined;
    if (nested === undefined) addRun(runs, letter, content);
    else for (const [name, text] of highlightTokens(content, nested)) addRun(runs, name, text);
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
