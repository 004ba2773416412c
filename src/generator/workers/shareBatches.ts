import {setImmediate} from 'node:timers/promises';
import {createDeferred} from './createDeferred.ts';

/** Number of batches that a worker has at once, because webpack can keep the main thread busy for a second. */
export const LANES = 8;

/** The same while the main thread helps: it soon has time to send more, and nobody should wait for a queue at the end. */
const LANES_WITH_HELP = 2;

const LARGEST_BATCH = 16;

/** Target duration of a batch (ms). */
const BATCH_TIME = 150;

/** How long the time of an item is measured (ms): a busy main thread learns late, and of several batches at once, that they are done. */
const MEASURED = 3 * BATCH_TIME;

/** The main thread joins late and with cold code: its own batches must not keep finished workers waiting. */
const MAIN_BATCH = 4;

/** Typical time to compile a page of a few hundred words (ms). */
const USUAL_ITEM = 15;

/** When the threads can take batches. */
export interface Availability {
  /** Settles when the main thread has nothing else to do. */
  mainIsFree: Promise<unknown>;
  /** Settles when nothing keeps the main thread busy for longer than a batch (default: when it is free). */
  mainIsPrompt?: Promise<unknown>;
  /**
   * Settles when the workers have finished earlier work: a batch that waits for it there could have been done by the main
   * thread (default: they are free).
   */
  workersAreFree?: Promise<unknown>;
}

export interface Sharing<Item, Result> extends Availability {
  /** Number of workers. */
  threads: number;
  inWorker(items: Item[]): Promise<Result[]>;
  inMain(items: Item[]): Promise<Result[]>;
  /** Remaining work per worker (ms) that makes it worthwhile for the main thread to help (default: 0). */
  worthHelp?: number;
}

/**
 * Distributes batches to the workers and, once it is free, to the main thread; the results are in the order of the
 * items.
 *
 * @throws the first error of any of them, or of what keeps the main thread busy, once no batch is in progress; no batch
 *   is started after it.
 */
export async function shareBatches<Item, Result>(
  items: Item[],
  {threads, inWorker, inMain, mainIsFree, mainIsPrompt, workersAreFree, worthHelp = 0}: Sharing<Item, Result>,
): Promise<Result[]> {
  let lanes = threads * LANES;
  const results: Result[] = new Array(items.length);
  const faults: unknown[] = [];
  const pace = createPace(threads);
  const allTaken = createDeferred();
  let next = 0;
  const isDone = (): boolean => faults.length > 0 || next >= items.length;
  const takeBatch = async (work: (batch: Item[]) => Promise<Result[]>, most: number): Promise<void> => {
    const start = next;
    // Batches become smaller toward the end, so that nobody waits long for a last large one.
    const part = Math.min(most, BATCH_TIME / pace.itemTime(), (items.length - start) / (lanes + 1) / 2);
    next = Math.min(start + Math.max(Math.ceil(part), 1), items.length);
    const done = await work(items.slice(start, next));
    pace.add(done.length);
    done.forEach((result, index) => {
      results[start + index] = result;
    });
  };
  // Never rejects: an unhandled rejection would end the process.
  const take = async (
    work: (batch: Item[]) => Promise<Result[]>,
    {most, lane = 0}: {most: number; lane?: number},
  ): Promise<void> => {
    try {
      while (!isDone() && lane < lanes) await takeBatch(work, most);
    } catch (error) {
      faults.push(error);
    }
    if (isDone()) allTaken.resolve();
  };
  // Between its own batches, the main thread has to handle messages from workers and send them more work.
  const inMainByTurns = async (batch: Item[]): Promise<Result[]> => {
    const done = await inMain(batch);
    await setImmediate();
    return done;
  };
  // If the main thread never became free, waiting for it would only wait for what keeps it busy.
  let help: Promise<void> | undefined;
  const limitLanes = (): void => {
    lanes = threads * LANES_WITH_HELP;
  };
  mainIsPrompt?.then(limitLanes, () => undefined);
  mainIsFree.then(
    () => {
      const isWorthIt = (items.length - next) * pace.itemTime() >= worthHelp * threads;
      if (isDone() || !isWorthIt) return;
      limitLanes();
      help = take(inMainByTurns, {most: MAIN_BATCH});
    },
    (error: unknown) => {
      faults.push(error);
      allTaken.resolve();
    },
  );
  const takeWhenFree = async (lane: number): Promise<void> => {
    if (workersAreFree) await Promise.race([Promise.allSettled([workersAreFree]), allTaken.promise]);
    await take(inWorker, {most: LARGEST_BATCH, lane});
  };
  await Promise.all(Array.from({length: lanes}, (_, lane) => takeWhenFree(lane)));
  await help;
  if (faults.length > 0) throw faults[0];
  return results;
}

/**
 * Measures how long an item takes, starting with the first finished batch: before that, workers may have been busy with
 * other work.
 */
function createPace(threads: number): {add(items: number): void; itemTime(): number} {
  let start: number | undefined;
  let count = 0;
  return {
    add(items) {
      if (start === undefined) start = performance.now();
      else count += items;
    },
    /** Milliseconds per item and worker; a typical page's time until enough of it is measured. */
    itemTime() {
      const time = start === undefined ? 0 : performance.now() - start;
      return time < MEASURED || count === 0 ? USUAL_ITEM : (time * threads) / count;
    },
  };
}
