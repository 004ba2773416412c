/*
 * What Docusaurus' code block reads from the text and from what follows the language, for blocks that a site has copied and
 * changed. The theme's own blocks are highlighted at build time.
 */

interface MagicComment {
  className: string;
  line?: string;
  block?: {start: string; end: string};
}

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
export function parseLines(given: string, {metastring, magicComments}: LinesRequest): ParsedLines {
  const code = given.replace(/\r?\n$/, '');
  const ranges = /\{([\d,-]+)\}/.exec(metastring ?? '')?.[1];
  if (ranges !== undefined) {
    const [first = {className: 'theme-code-block-highlighted-line'}] = magicComments;
    const lines = linesIn(ranges);
    return {code, lineClassNames: Object.fromEntries(lines.map((line) => [line - 1, [first.className]]))};
  }
  return magicComments.length > 0 ? withoutComments(code, magicComments) : {code, lineClassNames: {}};
}

function linesIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [start = 0, end = start] = range.split('-').map(Number);
    return Array.from({length: Math.max(end - start + 1, 0)}, (_, index) => start + index);
  });
}

/** A line with nothing but a comment, in any of the ways in which languages write it. */
const COMMENT = /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|%|;;?|'|REM)\s*(\S+)\s*(?:\*\/\s*\}?|-->)?\s*$/;

function withoutComments(code: string, comments: readonly MagicComment[]): ParsedLines {
  const kept: string[] = [];
  const lineClassNames: Record<number, string[]> = {};
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of code.split('\n')) {
    const word = COMMENT.exec(line)?.[1];
    const mark = comments.find(
      ({line: one, block}) => word !== undefined && [one, block?.start, block?.end].includes(word),
    );
    if (!mark) {
      const names = [...new Set([...open, ...next])];
      if (names.length > 0) lineClassNames[kept.length] = names;
      next = [];
      kept.push(line);
    } else if (word === mark.line) next.push(mark.className);
    else if (word === mark.block?.start) open.add(mark.className);
    else open.delete(mark.className);
  }
  return {code: kept.join('\n'), lineClassNames};
}
