/**
 * Finds the valid name that a mistyped one most likely stands for.
 *
 * Takes the name as written and the valid names. A name that differs only in letter case or in `-` and `_`
 * wins; otherwise the one with the smallest Damerau-Levenshtein distance (restricted form: insert, delete,
 * replace, swap neighbours). Returns undefined when nothing is near: more edits than a third of the length.
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
  return best;
}

function withoutSeparators(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

function allowedEdits(name: string): number {
  return name.length <= 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
}

/** Damerau-Levenshtein distance, restricted form: insert, delete, replace, swap neighbours. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(current, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
