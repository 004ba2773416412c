import {editDistance} from './editDistance.ts';

/**
 * Finds the valid name that a mistyped one most likely stands for. A name that differs only in letter case or in `-`
 * and `_` wins; otherwise the one with the smallest edit distance, see `editDistance`.
 *
 * A name of four letters or more that is the beginning of valid names stands for the shortest of them.
 *
 * @returns undefined when nothing is near: every candidate takes more edits than a third of the name's length
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  // Accented letters may be written in two ways that look the same.
  const composed = name.normalize('NFC').toLowerCase();
  const alike = names.find((candidate) => candidate.normalize('NFC').toLowerCase() === composed);
  if (alike !== undefined) return alike;
  const plain = withoutSeparators(name);
  // Both are at least as long as the name without separators.
  const long = names.filter((candidate) => candidate.length >= plain.length && startsLike(candidate, plain));
  const same = long.find((candidate) => withoutSeparators(candidate) === plain);
  if (same !== undefined || plain === '') return same;

  let best: string | undefined;
  let bestDistance = allowedEdits(name) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? shortestWithStart(name, names);
}

/**
 * Finds the page that a mistyped name most likely stands for, see `nearest`. One that differs only in its numbers, such
 * as the next chapter, is another page.
 *
 * @param name Without an extension, which would make short names look alike.
 */
export function nearestPage(name: string, candidates: Iterable<string>): string | undefined {
  const plain = withoutNumbers(name);
  if (!/\d/.test(name)) return nearest(name, candidates);
  const isOther = (candidate: string): boolean =>
    withoutNumbers(candidate) === plain && numbersOf(candidate).join() !== numbersOf(name).join();
  return nearest(
    name,
    [...candidates].filter((candidate) => !isOther(candidate)),
  );
}

function withoutNumbers(name: string): string {
  return name.replace(/\d+/g, '0').toLowerCase();
}

/** Leading zeros are easily forgotten. */
function numbersOf(name: string): number[] {
  return (name.match(/\d+/g) ?? []).map(Number);
}

function shortestWithStart(name: string, names: readonly string[]): string | undefined {
  const start = name.toLowerCase();
  if (start.length < 4) return undefined;
  const longer = names.filter((candidate) => candidate.toLowerCase().startsWith(start));
  return longer.sort((a, b) => a.length - b.length)[0];
}

/** Whether the first letter may be that of a name without separators. Most names of a large site differ in it. */
function startsLike(candidate: string, plain: string): boolean {
  const [first = ''] = candidate;
  return first === '-' || first === '_' || first > '\u007f' || first.toLowerCase() === plain.charAt(0);
}

function withoutSeparators(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

function allowedEdits(name: string): number {
  // A single letter is one replacement away from any other, so all would be near.
  if (name.length < 2) return 0;
  return name.length <= 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}
