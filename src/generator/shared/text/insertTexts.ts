/** Inserts texts at offsets of another one; of those at the same offset, in the given order. */
export function insertTexts(
  text: string,
  inserted: readonly (readonly [at: number, text: string])[],
): string {
  let result = '';
  let from = 0;
  for (const [at, more] of [...inserted].sort(([a], [b]) => a - b)) {
    result += text.slice(from, at) + more;
    from = at;
  }
  return result + text.slice(from);
}
