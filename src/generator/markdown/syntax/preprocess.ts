import {CONTAINER_MARK} from '../../shared/text/containerMark.ts';
import {FENCE} from '../../shared/text/fence.ts';
import {isConflictMark} from './mergeConflicts.ts';
import type {CutText} from '../../yaml/frontMatter/cutFrontMatter.ts';

const ADMONITION = new RegExp(
  String.raw`^(${CONTAINER_MARK}*:{3,})[ \t]*([A-Za-z][\w-]*)(?:[ \t]+(?![[{])([^\n]*?))?[ \t]*$`,
);
/** A comment before other text on its line. */
const INLINE_COMMENT = new RegExp(String.raw`^(${CONTAINER_MARK}*)<!--(.*?)-->(?=[ \t]*[^\s])`);
const CODE_BLOCK_WRAPPER = /^([ \t]*)(`{3,4})mdx-code-block[ \t]*$/;
const ATTRIBUTES = /[ \t]*(\{[ \t]*(?:[#.][\w-]|[\w-]+=)[^{}]*\})$/;

/** Which syntax extensions a source may use, so that the parser need not try the others. */
export interface Syntax {
  /** Bare web and mail addresses in the prose. */
  autolinks: boolean;
  tables: boolean;
  footnotes: boolean;
  strikethrough: boolean;
  directives: boolean;
}

export interface Preprocessed {
  text: string;
  syntax: Syntax;
  /** Numbers (1-based) of lines with merge conflict markers. */
  conflicts: number[];
  /** Number (1-based) of the line of a fence that is never closed. */
  openFence?: number;
}

/** The rewrites for MDX 1 compatibility (Docusaurus, `markdown.mdx1Compat`). */
export interface Compat {
  admonitions: boolean;
  headingIds: boolean;
  comments: boolean;
}

/**
 * Prepares the body of a source for the parser: unwraps `mdx-code-block` fences, escapes the `{#id}` of headings, turns
 * `:::type Title` into `:::type[Title]` and turns a comment followed by text on its line into an MDX comment (as HTML
 * it would include the text). Fenced code is unchanged. Blank lines before the body keep the line numbers of the file.
 */
export function preprocess(
  {body, linesBefore}: Pick<CutText, 'body' | 'linesBefore'>,
  format: 'mdx' | 'md',
  compat: Compat,
): Preprocessed {
  const lines = ('\n'.repeat(linesBefore) + body).split('\n');
  let fence: string | undefined;
  let fenceLine = 0;
  let wrapper: string | undefined;
  const conflicts: number[] = [];
  const syntax: Syntax = {
    autolinks: false,
    tables: false,
    footnotes: false,
    strikethrough: false,
    directives: false,
  };
  for (let index = linesBefore; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.includes('```') || line.includes('~~~')) {
      if (fence !== undefined) {
        const [, ticks = '', rest = ''] = FENCE.exec(line.trimEnd()) ?? [];
        if (ticks.startsWith(fence) && rest.trim() === '') fence = undefined;
        continue;
      }
      const opening = CODE_BLOCK_WRAPPER.exec(line.trimEnd());
      if (opening?.[2] !== undefined && wrapper === undefined) {
        wrapper = opening[2];
        lines[index] = '';
        continue;
      }
      if (wrapper !== undefined && line.trim() === wrapper) {
        wrapper = undefined;
        lines[index] = '';
        continue;
      }
      const [, ticks, info = ''] = FENCE.exec(line.trimEnd()) ?? [];
      if (ticks !== undefined && !(ticks.startsWith('`') && info.includes('`'))) {
        fence = ticks;
        fenceLine = index + 1;
        continue;
      }
    }
    if (fence !== undefined) continue;
    if (isConflictMark(line)) conflicts.push(index + 1);
    if (compat.admonitions && line.includes(':::')) lines[index] = bracketTitle(line);
    if (line.includes('{#') && HEADING.test(line)) lines[index] = escapeId(line, format, compat);
    if (compat.comments && format === 'mdx' && line.includes('<!--')) lines[index] = inlineComment(line);
    noteSyntax(lines[index] ?? '', syntax);
  }
  return {text: lines.join('\n'), syntax, conflicts, ...(fence !== undefined && {openFence: fenceLine})};
}

/** Makes the id at the end of a heading text, whatever its characters mean elsewhere. */
function escapeId(line: string, format: 'mdx' | 'md', {headingIds}: Compat): string {
  if (format === 'md') return line.replace(ID_AT_END, escapeMarks);
  if (!headingIds) return line;
  return line
    .replace(ID_AT_END, escapeMarks)
    .replace(CODE_OR_ID, (found) => (found === '{#' ? '\\{#' : found));
}

function escapeMarks(id: string): string {
  return id.replace(/[*_~:]/g, '\\$&');
}

/** Looks for signs of each syntax; a false positive only costs parsing time. */
function noteSyntax(line: string, syntax: Syntax): void {
  syntax.tables ||= line.includes('|');
  syntax.footnotes ||= line.includes('[^');
  syntax.strikethrough ||= line.includes('~');
  if (!line.includes(':') && !line.includes('@') && !line.includes('www.')) return;
  syntax.directives ||= DIRECTIVE.test(line);
  syntax.autolinks ||= AUTOLINK.test(line);
}

const HEADING = /^[\s>]*#/;
const ID_AT_END = /\{#[^\s{}\\]+\}(?=\s*#*\s*$)/;
/** Inline code, which keeps its characters, or where an id of a heading begins: `{#` begins no expression. */
const CODE_OR_ID = /(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)|(?<!\\)\{#/g;
const DIRECTIVE = /:[A-Za-z]/;
/** A parenthesis may open the address of a link, behind `]`, or hold a bare one. */
const AUTOLINK = /(?:^|[^(<\]"'=\w/]|(?<!\])\()(?:https?:\/\/|www\.)|[\w.+-]@[\w-]+\./i;

function inlineComment(line: string): string {
  return line.replace(
    INLINE_COMMENT,
    (_, before, text) => `${before}{/* ${String(text).replace(/\*\//g, '* ')}*/}`,
  );
}

function bracketTitle(line: string): string {
  const carriage = line.endsWith('\r') ? '\r' : '';
  const match = ADMONITION.exec(carriage === '' ? line : line.slice(0, -1));
  if (match === null) return line;
  const [, colons = '', type = '', rest] = match;
  if (rest === undefined || rest === '') return `${colons}${type}${carriage}`;
  const attributes = ATTRIBUTES.exec(rest);
  const title = attributes === null ? rest : rest.slice(0, attributes.index);
  return `${colons}${type}[${balanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]${attributes?.[1] ?? ''}${carriage}`;
}

/** Whether the brackets of a title pair up, as a directive's label requires. */
function balanced(title: string): boolean {
  let depth = 0;
  for (const character of title) {
    if (character === '[') depth++;
    if (character === ']' && --depth < 0) return false;
  }
  return depth === 0;
}
