/**
 * Damerau-Levenshtein distance, restricted form: insert, delete, replace, swap neighbors.
 *
 * @param most Greater distances need not be exact, only greater than this: most of their computation is left out.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  // What both begin and end with takes no edit.
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endA, endB] = [a.length, b.length];
  for (; endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1); endA--) endB--;
  const length = endB - start;
  let beforeLast = new Uint16Array(length + 1);
  let last = Uint16Array.from({length: length + 1}, (_, j) => j);
  let current = new Uint16Array(length + 1);
  let lastLeast = 0;
  for (let i = 1; i <= endA - start; i++) {
    const letter = a.charCodeAt(start + i - 1);
    const before = i > 1 ? a.charCodeAt(start + i - 2) : undefined;
    let cost = i;
    let least = i;
    current[0] = i;
    for (let j = 1; j <= length; j++) {
      const other = b.charCodeAt(start + j - 1);
      cost = Math.min(cost + 1, at(last, j) + 1, at(last, j - 1) + (letter === other ? 0 : 1));
      if (j > 1 && other === before && letter === b.charCodeAt(start + j - 2))
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    // Every distance below consists of one in the last two rows, plus one where two letters are swapped.
    if (least > most && lastLeast >= most) return least;
    lastLeast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, length);
}

function at(row: Uint16Array, index: number): number {
  return row[index] ?? 0;
}

/**
 * Whether the edit distance of two words is 0 or 1: at most one typo. It takes a fraction of `editDistance`'s time:
 * search compares a word with thousands of others at each key press.
 */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
