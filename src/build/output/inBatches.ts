/** Runs `work` on every item, at most `width` at once, and gives the results in order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  width = 64,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const lanes = Array.from({length: Math.min(width, items.length)}, async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as Item);
    }
  });
  await Promise.all(lanes);
  return results;
}
