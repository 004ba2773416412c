import {expectDefined} from '../../shared/invariants/expectDefined.ts';

/**
 * Splits sorted keys into ranges of at most `most`, at the borders of beginnings they share: `a`, `ba`, `bo`, `c`. A cut
 * moves only when what surrounds it grows or shrinks a lot, so that a small edit leaves most files as they are.
 *
 * @param keys Distinct, sorted by UTF-16 code units.
 * @returns First key of each range; the first is `''`.
 */
export function splitIntoRanges(keys: readonly string[], sizes: readonly number[], most: number): string[] {
  const sizeOf = (start: number, end: number) => {
    let size = 0;
    for (let i = start; i < end; i++) size += sizes[i] ?? 0;
    return size;
  };
  /** Cuts the keys between two indexes, which share their first `depth` letters. */
  const cut = (from: number, to: number, depth: number): string[] => {
    const first = keys[from] ?? '';
    if (to - from <= 1 || sizeOf(from, to) <= most) return [first.slice(0, depth)];
    const cuts: string[] = [];
    let room = 0;
    for (let start = from; start < to; ) {
      const beginning = expectDefined(keys[start], 'a key').slice(0, depth + 1);
      let end = start + 1;
      while (end < to && expectDefined(keys[end], 'a key').slice(0, depth + 1) === beginning) end++;
      const size = sizeOf(start, end);
      if (size > most && end - start > 1) {
        cuts.push(...cut(start, end, depth + 1));
        room = 0;
      } else if (size <= room) {
        room -= size;
      } else {
        cuts.push(beginning);
        room = most - size;
      }
      start = end;
    }
    return cuts;
  };
  return ['', ...cut(0, keys.length, 0).slice(1)];
}

/** Number of the range that a key falls into. */
export function rangeOf(cuts: readonly string[], key: string): number {
  let low = 0;
  let high = cuts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((cuts[middle] ?? '') <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Numbers of the ranges that may hold keys with this beginning. */
export function rangesOf(cuts: readonly string[], beginning: string): number[] {
  const first = rangeOf(cuts, beginning);
  const last = rangeOf(cuts, `${beginning}\uffff`);
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}
