import type {ElementContent} from 'hast';
import type {ThemeConfig} from '../../config/SiteConfig.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {codeBlock, codeLine, type CopyMessages} from '../../shared/markup/codeBlock.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ThemeMessages} from '../../shared/messages/Messages.ts';
import {type MarkupElement, text} from '../../shared/markup/element.ts';
import {highlightTokens} from './highlightTokens.ts';
import {type Run, runsToHtml, splitLines} from './runs.ts';
import {applyMagicComments, type MarkedCode} from '../../shared/code/magicComments.ts';
import {parseMetastring} from './parseMetastring.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/** A code block as the author wrote it. */
export interface CodeSource {
  code: string;
  /** The word after the fence in the author's letter case; `''` means the default language. */
  language: string;
  meta: string;
}

/** The words of a code block. */
type CodeMessages = CopyMessages & Pick<ThemeMessages, 'showAllLines' | 'showFewerLines'>;

/** How a site displays code. */
export type CodeSettings = ThemeConfig['prism'];

/** A rendered code block. */
export interface HighlightedCode {
  language: string;
  title?: string;
  /** Number of the first line where lines are numbered. */
  firstLine?: number;
  /** The code as HTML. */
  html: string;
  /** Id of the block; addresses of its lines begin with it. */
  id?: string;
  /** Number of lines of a block that is folded. */
  foldedLines?: number;
}

/** Docusaurus' own class name for a highlighted line. */
const HIGHLIGHT_CLASS = 'theme-code-block-highlighted-line';

/** Longer blocks are folded; the style sheet decides how many lines stay visible. */
const MOST_LINES = 24;

/** The language of a code block after the default is filled in. */
export function languageOf(source: CodeSource, settings: CodeSettings): string {
  return source.language || settings.defaultLanguage || 'text';
}

/** Highlights a code block and marks its lines according to its metastring and its magic comments. */
export function highlightCode(source: CodeSource, settings: CodeSettings): HighlightedCode {
  const language = languageOf(source, settings);
  const meta = parseMetastring(source.meta);
  const given = source.code.replace(/\r\n/g, '\n').replace(/\n$/, '');
  const marked = meta.hasHighlights
    ? {code: given, classes: meta.lines ?? new Map<number, string[]>()}
    : withClasses(applyMagicComments(given, language, settings.magicComments), meta.lines);
  const isDiff = language.toLowerCase() === 'diff';
  const isAddressed = meta.start !== undefined || meta.id !== undefined;
  const hasLines = isDiff || isAddressed || meta.lines !== undefined || marked.classes.size > 0;
  const lineCount = marked.code.split('\n').length;
  const runs: Run[] = isDiff ? [['', marked.code]] : highlightTokens(marked.code, language);
  return {
    language,
    ...(meta.title && {title: meta.title}),
    ...(meta.start !== undefined && {firstLine: meta.start}),
    ...(meta.id !== undefined && {id: meta.id}),
    ...(lineCount > MOST_LINES && !meta.isWhole && {foldedLines: lineCount}),
    html: hasLines ? linesToHtml(splitLines(runs), marked.classes, isDiff) : runsToHtml(runs),
  };
}

/**
 * The element of a highlighted code block.
 *
 * @param foldedLines Number of lines of a block that is folded.
 */
export function codeElement(
  {language, title, firstLine, html, id}: HighlightedCode,
  messages: CodeMessages,
  foldedLines?: number,
): MarkupElement {
  return codeBlock<ElementContent>({
    language,
    title: title === undefined ? undefined : [text(title)],
    firstLine,
    code: [{type: 'raw', value: html}],
    id,
    fold:
      foldedLines === undefined
        ? undefined
        : {
            more: fillMessage(messages.showAllLines, {count: String(foldedLines)}),
            less: messages.showFewerLines,
          },
    messages,
  });
}

/** Adds the classes that the metastring gives to lines; they are counted without the comments. */
function withClasses(
  {code, classes}: MarkedCode,
  more: ReadonlyMap<number, string[]> = new Map(),
): MarkedCode {
  const all = new Map(classes);
  for (const [line, names] of more) all.set(line, [...(all.get(line) ?? []), ...names]);
  return {code, classes: all};
}

function linesToHtml(lines: Run[][], classes: Map<number, string[]>, isDiff: boolean): string {
  const elements = lines.map((runs, index) => {
    const names = (classes.get(index + 1) ?? []).map((name) =>
      name === HIGHLIGHT_CLASS ? 'highlight' : name,
    );
    const diff = isDiff ? diffLine(runs[0]?.[1] ?? '') : undefined;
    if (diff?.className) names.push(diff.className);
    const html = diff?.html ?? runsToHtml(runs);
    return codeLine<ElementContent>({type: 'raw', value: `${html}\n`}, names.join(' '));
  });
  return printHtml(elements);
}

function diffLine(text: string): {className?: string; html: string} {
  if (/^(?:\+\+\+|---|@@|diff |index )/.test(text)) {
    return {html: `<span class="tk-c">${escapeHtml(text)}</span>`};
  }
  const sign = text[0];
  if (sign !== '+' && sign !== '-') return {html: escapeHtml(text)};
  return {
    className: sign === '+' ? 'inserted' : 'deleted',
    html: `<span class="diff-sign">${sign}</span>${escapeHtml(text.slice(1))}`,
  };
}
