import {editDistance} from './editDistance.ts';

/**
 * Finds the valid name that a mistyped one is most likely meant as. A name that differs only in letter case or in `-` and
 * `_` wins; otherwise the one with the smallest Damerau-Levenshtein distance (restricted form: insert, delete, replace,
 * swap neighbors).
 *
 * A name of four letters or more that is only the beginning of a valid one is meant as the shortest of these.
 *
 * @returns undefined when nothing is near: more edits than a third of the length.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const plain = withoutSeparators(name);
  const same =
    names.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ??
    names.find((candidate) => withoutSeparators(candidate) === plain);
  if (same !== undefined || plain === '') return same;

  let best: string | undefined;
  let bestDistance = allowedEdits(name) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? shortestWithStart(name, names);
}

function shortestWithStart(name: string, names: readonly string[]): string | undefined {
  const start = name.toLowerCase();
  if (start.length < 4) return undefined;
  const longer = names.filter((candidate) => candidate.toLowerCase().startsWith(start));
  return longer.sort((a, b) => a.length - b.length)[0];
}

function withoutSeparators(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

function allowedEdits(name: string): number {
  // With its only letter replaced, any other name would be near.
  if (name.length < 2) return 0;
  return name.length <= 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}
