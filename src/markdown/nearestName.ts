/** Edit distance that counts a swap of two neighbouring characters as one edit (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/**
 * Finds the name that a misspelt one was probably meant to be, letter case aside.
 * One edit is allowed in names of up to five characters, two in longer ones; returns undefined when none is that near.
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = wanted.length <= 5 ? 1 : 2;
  for (const candidate of names) {
    if (Math.abs(candidate.length - wanted.length) > bestDistance) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < bestDistance || (edits === bestDistance && best === undefined)) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}
