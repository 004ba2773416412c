/** Applies an async function to every item, at most `limit` at a time; returns the results in the items' order. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  limit: number,
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await apply(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker));
  return results;
}
