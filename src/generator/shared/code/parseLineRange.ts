/** A range longer than any listing is cut off, so that a typo cannot fill the memory. */
const LONGEST_RANGE = 10_000;

/** No listing has more lines; above this, adding one eventually no longer changes a number. */
const LAST_LINE = 1_000_000;

const PART = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/;

/** The numbers of the lines in ranges such as `1,3-5`; parts that are no range have none. */
export function parseLineRange(ranges: string): Set<number> {
  return new Set(ranges.split(',').flatMap(linesOf));
}

/** The numbers of the lines in one range such as `3-5`; none if it is no range, or ends before it begins. */
export function linesOf(range: string): number[] {
  const [, from, to] = PART.exec(range) ?? [];
  if (from === undefined || Number(from) > LAST_LINE) return [];
  const first = Number(from);
  const count = Math.min(Number(to ?? from) - first, LONGEST_RANGE) + 1;
  return Array.from({length: Math.max(count, 0)}, (_, index) => first + index);
}
