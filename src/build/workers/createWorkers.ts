import {availableParallelism} from 'node:os';
import {setImmediate} from 'node:timers/promises';
import Tinypool from 'tinypool';
import type {
  CompileTask,
  CompileTaskResult,
  PictureTask,
  PictureTaskResult,
  PrerenderTask,
  PrerenderTaskResult,
  ReferenceTask,
  ReferenceTaskResult,
  SearchTask,
  SearchTaskResult,
  WorkerTask,
} from './tasks.ts';

/** More threads than this cost memory and bring little: the main thread has to feed them. */
const MOST_THREADS = 6;

/** So few pages are done sooner in the main thread than a worker starts. */
const INLINE_PAGES = 8;

const LARGEST_BATCH = 16;

/** What a batch should take (ms). */
const BATCH_TIME = 150;

/** Batches that a worker has at once: webpack keeps the main thread busy for half a second at times. */
const LANES = 4;

/** The main thread comes late and cold: a batch of its own must not keep workers waiting that are done. */
const MAIN_BATCH = 4;

/** What compiling a page of a few hundred words takes (ms). */
const USUAL_ITEM = 15;

/** Work left for each worker (ms) that makes it worth loading the compiler in the main thread, too. */
const WORTH_COMPILING = 400;

/** Parsing makes much that is thrown away soon: with room for it, little of it is copied (MiB). */
const YOUNG_GENERATION = 64;

export interface Workers {
  /** Starts the threads, which load their code while the main thread has other work. */
  start(): void;
  /** @param mainIsFree Settles when the main thread has nothing else to do and may take its share. */
  compile(task: CompileTask, mainIsFree: Promise<unknown>): Promise<CompileTaskResult>;
  /** Workers alone do it: what pages share is worked out once in each. */
  renderReference(task: ReferenceTask): Promise<ReferenceTaskResult>;
  prerender(task: PrerenderTask, mainIsFree: Promise<unknown>): Promise<PrerenderTaskResult>;
  /** A worker that runs already does it; none is started for it. */
  search(task: SearchTask): Promise<SearchTaskResult>;
  /** As with `prerender`; without a worker that runs already, this thread does it. */
  drawPictures(task: PictureTask, mainIsFree: Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Worker threads that compile and prerender pages in batches, one less than there are cores: the main thread bundles
 * meanwhile, and then takes batches too. Workers start with the first task that is worth it.
 *
 * @param entry URL of the worker's entry module.
 */
export function createWorkers(entry: URL): Workers {
  let pool: Tinypool | undefined;
  const threads = Math.max(1, Math.min(availableParallelism() - 1, MOST_THREADS));
  const start = (): Tinypool => {
    pool ??= new Tinypool({
      filename: entry.href,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: LANES,
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
    });
    return pool;
  };
  const inWorker = (task: WorkerTask): Promise<unknown> => start().run(task);

  return {
    start,
    async compile(task, mainIsFree) {
      const inMain = async (part: CompileTask) => (await import('./compileTask.ts')).compileTask(part);
      if (task.pages.length <= INLINE_PAGES) return inMain(task);
      return share(task.pages, {
        threads,
        inWorker: (pages) => inWorker({...task, pages}) as Promise<CompileTaskResult>,
        inMain: (pages) => inMain({...task, pages}),
        mainIsFree,
        worthHelp: WORTH_COMPILING,
      });
    },
    async renderReference(task) {
      const {pages} = task;
      if (pages.length <= INLINE_PAGES) return (await import('./referenceTask.ts')).referenceTask(task);
      const size = Math.ceil(pages.length / threads);
      const slices = Array.from({length: threads}, (_, index) =>
        pages.slice(index * size, (index + 1) * size),
      );
      const results = await Promise.all(slices.map((slice) => inWorker({...task, pages: slice})));
      return (results as ReferenceTaskResult[]).flat();
    },
    async prerender(task, mainIsFree) {
      const inMain = async (part: PrerenderTask) => (await import('./prerenderTask.ts')).prerenderTask(part);
      if (task.jobs.length <= INLINE_PAGES) return inMain(task);
      return share(task.jobs, {
        threads,
        inWorker: (jobs) => inWorker({...task, jobs}) as Promise<PrerenderTaskResult>,
        inMain: (jobs) => inMain({...task, jobs}),
        mainIsFree,
      });
    },
    async search(task) {
      if (pool) return (await inWorker(task)) as SearchTaskResult;
      return (await import('./searchTask.ts')).searchTask(task);
    },
    async drawPictures(task, mainIsFree) {
      const inMain = async (part: PictureTask) => (await import('./pictureTask.ts')).pictureTask(part);
      if (!pool) {
        await inMain(task);
        return;
      }
      await share(task.images, {
        threads,
        inWorker: (images) => inWorker({...task, images}) as Promise<PictureTaskResult>,
        inMain: (images) => inMain({...task, images}),
        mainIsFree,
      });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

interface Sharing<Item, Result> {
  /** Workers. */
  threads: number;
  inWorker(items: Item[]): Promise<Result[]>;
  inMain(items: Item[]): Promise<Result[]>;
  mainIsFree: Promise<unknown>;
  /** Work for each worker (ms) that must be left for the main thread to help (default: 0). */
  worthHelp?: number;
}

/** Deals batches out to the workers and, once it is free, the main thread; the results keep the order of the items. */
async function share<Item, Result>(
  items: Item[],
  {threads, inWorker, inMain, mainIsFree, worthHelp = 0}: Sharing<Item, Result>,
): Promise<Result[]> {
  const lanes = threads * LANES;
  const results: Result[] = new Array(items.length);
  const pace = createPace(threads);
  let next = 0;
  const take = async (work: (batch: Item[]) => Promise<Result[]>, most: number): Promise<void> => {
    while (next < items.length) {
      const start = next;
      // Smaller and smaller towards the end, so that nobody waits long for a last large batch.
      const part = Math.min(most, BATCH_TIME / pace.itemTime(), (items.length - start) / (lanes + 1) / 2);
      next = Math.min(start + Math.max(Math.ceil(part), 1), items.length);
      const done = await work(items.slice(start, next));
      pace.add(done.length);
      done.forEach((result, index) => {
        results[start + index] = result;
      });
    }
  };
  // Between its own batches the main thread has to hear the workers, and to give them more.
  const inMainByTurns = async (batch: Item[]): Promise<Result[]> => {
    const done = await inMain(batch);
    await setImmediate();
    return done;
  };
  let mainStarted = false;
  const mainLane = mainIsFree.then(() => {
    const left = items.length - next;
    mainStarted = left > 0 && left * pace.itemTime() >= worthHelp * threads;
    return mainStarted ? take(inMainByTurns, MAIN_BATCH) : undefined;
  });
  await Promise.all(Array.from({length: lanes}, () => take(inWorker, LARGEST_BATCH)));
  // Waiting for a main thread that was never free in time would only wait for what keeps it busy.
  if (mainStarted) await mainLane;
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
