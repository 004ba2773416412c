/**
 * Applies an async function to every item, at most `limit` at a time; returns the results in the items' order.
 *
 * @throws the first fault, once nothing is under way any more; no item is taken after it.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  limit: number,
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  const faults: unknown[] = [];
  const worker = async () => {
    for (const [index, item] of queue) {
      try {
        results[index] = await apply(item);
      } catch (error) {
        faults.push(error);
      }
      if (faults.length > 0) return;
    }
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker));
  if (faults.length > 0) throw faults[0];
  return results;
}
