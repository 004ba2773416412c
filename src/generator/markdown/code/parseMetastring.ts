/** What the text after the language of a fence asks for. */
export interface CodeMeta {
  title?: string;
  /** 1-based numbers of highlighted lines; absent when the text has no range. */
  lines?: Set<number>;
  /** Number of the first line when lines are numbered. */
  start?: number;
}

/** Reads the metastring of a code block: `title="…"`, `{1,3-5}`, `showLineNumbers[=n]`; the rest is ignored. */
export function parseMetastring(meta: string): CodeMeta {
  const result: CodeMeta = {};
  if (meta === '') return result;
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  if (title !== null) result.title = title[1] ?? title[2] ?? '';
  const rest = title === null ? meta : meta.replace(title[0], ' ');
  const range = /\{([\d,\s-]+)\}/.exec(rest);
  if (range?.[1] !== undefined) result.lines = parseRange(range[1]);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(rest);
  if (numbers !== null) result.start = numbers[1] === undefined ? 1 : Number(numbers[1]);
  return result;
}

/** A range longer than any listing is cut, so that a typing error cannot fill the memory. */
const LONGEST_RANGE = 10_000;

/** No listing has more lines. */
const LAST_LINE = 1_000_000;

function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const [, from, to] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (from === undefined) continue;
    const [first, last] = [Number(from), Number(to ?? from)];
    // Of numbers larger than that, the next one is the same.
    if (first > LAST_LINE) continue;
    for (let line = first; line <= Math.min(last, first + LONGEST_RANGE); line++) lines.add(line);
  }
  return lines;
}
