import {setImmediate} from 'node:timers/promises';

/** Batches that a worker has at once: webpack keeps the main thread busy for half a second at times. */
export const LANES = 4;

const LARGEST_BATCH = 16;

/** What a batch should take (ms). */
const BATCH_TIME = 150;

/** The main thread comes late and cold: a batch of its own must not keep workers waiting that are done. */
const MAIN_BATCH = 4;

/** What compiling a page of a few hundred words takes (ms). */
const USUAL_ITEM = 15;

export interface Sharing<Item, Result> {
  /** Workers. */
  threads: number;
  inWorker(items: Item[]): Promise<Result[]>;
  inMain(items: Item[]): Promise<Result[]>;
  mainIsFree: Promise<unknown>;
  /** Work for each worker (ms) that must be left for the main thread to help (default: 0). */
  worthHelp?: number;
}

/**
 * Deals batches out to the workers and, once it is free, the main thread; the results keep the order of the items.
 *
 * @throws the first fault of any of them, or of what keeps the main thread busy, once no batch is being worked on;
 *   nothing is dealt out after it.
 */
export async function shareBatches<Item, Result>(
  items: Item[],
  {threads, inWorker, inMain, mainIsFree, worthHelp = 0}: Sharing<Item, Result>,
): Promise<Result[]> {
  const lanes = threads * LANES;
  const results: Result[] = new Array(items.length);
  const faults: unknown[] = [];
  const pace = createPace(threads);
  let next = 0;
  const isDone = (): boolean => faults.length > 0 || next >= items.length;
  const takeBatch = async (work: (batch: Item[]) => Promise<Result[]>, most: number): Promise<void> => {
    const start = next;
    // Smaller and smaller toward the end, so that nobody waits long for a last large batch.
    const part = Math.min(most, BATCH_TIME / pace.itemTime(), (items.length - start) / (lanes + 1) / 2);
    next = Math.min(start + Math.max(Math.ceil(part), 1), items.length);
    const done = await work(items.slice(start, next));
    pace.add(done.length);
    done.forEach((result, index) => {
      results[start + index] = result;
    });
  };
  // Never rejects: a promise that nobody waits for yet would end the process.
  const take = async (work: (batch: Item[]) => Promise<Result[]>, most: number): Promise<void> => {
    try {
      while (!isDone()) await takeBatch(work, most);
    } catch (error) {
      faults.push(error);
    }
  };
  // Between its own batches the main thread has to hear the workers, and to give them more.
  const inMainByTurns = async (batch: Item[]): Promise<Result[]> => {
    const done = await inMain(batch);
    await setImmediate();
    return done;
  };
  // Waiting for a main thread that was never free in time would only wait for what keeps it busy.
  let help: Promise<void> | undefined;
  mainIsFree.then(
    () => {
      const isWorthIt = (items.length - next) * pace.itemTime() >= worthHelp * threads;
      if (!isDone() && isWorthIt) help = take(inMainByTurns, MAIN_BATCH);
    },
    (error: unknown) => faults.push(error),
  );
  await Promise.all(Array.from({length: lanes}, () => take(inWorker, LARGEST_BATCH)));
  await help;
  if (faults.length > 0) throw faults[0];
  return results;
}

/** Measures how long an item takes, from the first batch that is done on: before it, workers may have had other work. */
function createPace(threads: number): {add(items: number): void; itemTime(): number} {
  let start: number | undefined;
  let count = 0;
  return {
    add(items) {
      if (start === undefined) start = performance.now();
      else count += items;
    },
    /** Milliseconds, of one worker; a usual page's as long as nothing is known. */
    itemTime: () =>
      start === undefined || count === 0 ? USUAL_ITEM : ((performance.now() - start) * threads) / count,
  };
}
