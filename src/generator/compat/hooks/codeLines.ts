import {applyMagicComments, type MagicComment} from '../../shared/code/magicComments.ts';
import {parseLineRange} from '../../shared/code/parseLineRange.ts';

/*
 * What Docusaurus' code block reads from the text and from what follows the language, for blocks that a site has copied and
 * changed. The theme's own blocks are highlighted at build time.
 */

interface LinesRequest {
  metastring: string | undefined;
  language: string | undefined;
  magicComments: readonly MagicComment[];
}

interface ParsedLines {
  code: string;
  /** Classes by the index of the line. */
  lineClassNames: Record<number, string[]>;
}

/** The title in what follows the language; empty if there is none. */
export function parseCodeBlockTitle(metastring = ''): string {
  const [, double, single] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(metastring) ?? [];
  return double ?? single ?? '';
}

/** The language in the classes of a block. */
export function parseLanguage(className = ''): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}

/** Whether what follows the language asks for line numbers. */
export function containsLineNumbers(metastring = ''): boolean {
  return metastring.includes('showLineNumbers');
}

/** The number of the first line; undefined if lines have no numbers. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring = '',
}: {
  showLineNumbers: boolean | number | undefined;
  metastring: string | undefined;
}): number | undefined {
  if (showLineNumbers === false) return undefined;
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (showLineNumbers) return 1;
  const found = /(?:^|\s)showLineNumbers(?:=(\d+))?/.exec(metastring);
  return found ? Number(found[1] ?? 1) : undefined;
}

/** Applies ranges of lines, or else the comments that mark lines and are left out. */
export function parseLines(given: string, {metastring, language, magicComments}: LinesRequest): ParsedLines {
  const code = given.replace(/\r?\n$/, '');
  const ranges = /\{([\d,-]+)\}/.exec(metastring ?? '')?.[1];
  if (ranges !== undefined) {
    const [first = {className: 'theme-code-block-highlighted-line'}] = magicComments;
    const classes = [...parseLineRange(ranges)].map((line): [number, string[]] => [line, [first.className]]);
    return {code, lineClassNames: byIndex(classes)};
  }
  const marked = applyMagicComments(code, language ?? '', magicComments);
  return {code: marked.code, lineClassNames: byIndex(marked.classes)};
}

/** @param classes By the number of the line. */
function byIndex(classes: Iterable<[number, string[]]>): ParsedLines['lineClassNames'] {
  return Object.fromEntries([...classes].map(([line, names]) => [line - 1, names]));
}
