/** Maximum number of open files: enough to keep the disk busy, and far below the limits of systems. */
export const FILES_AT_ONCE = 64;

/**
 * Applies an async function to every item, several at a time.
 *
 * @param limit How many at a time; the default suits functions that read or write one file.
 * @returns the results, in the order of the items.
 * @throws the first error, once all pending calls have settled; no further item is started after it.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  apply: (item: Item) => Promise<Result>,
  limit = FILES_AT_ONCE,
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

/** Applies an async function to one item after the other, for work that keeps all threads busy by itself. */
export function mapInOrder<Item, Result>(
  items: readonly Item[],
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return mapConcurrent(items, apply, 1);
}
