import {availableParallelism} from 'node:os';
import Tinypool from 'tinypool';
import {parseTask} from './parseTask.ts';
import type {
  CompileTask,
  CompileTaskResult,
  ParseTask,
  ParseTaskResult,
  PictureTask,
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

/** Bytes of text that are parsed sooner here than a worker starts. */
const INLINE_TEXT = 50_000;

/** Parsing makes much that is thrown away soon: with room for it, little of it is copied (MiB). */
const YOUNG_GENERATION = 64;

export interface Workers {
  /** Parses files of OpenAPI documents; small ones, and JSON, which is parsed faster than it is sent, in this thread. */
  parse(sources: ParseTask['sources']): Promise<ParseTaskResult>;
  /** @param mainIsFree Settles when the main thread has nothing else to do and may take its share. */
  compile(task: CompileTask, mainIsFree: Promise<unknown>): Promise<CompileTaskResult>;
  /** Workers alone do it: what pages share is worked out once in each. */
  renderReference(task: ReferenceTask): Promise<ReferenceTaskResult>;
  prerender(task: PrerenderTask, mainIsFree: Promise<unknown>): Promise<PrerenderTaskResult>;
  /** A worker that runs already does it; none is started for it. */
  search(task: SearchTask): Promise<SearchTaskResult>;
  /** As with `search`. */
  drawPictures(task: PictureTask): Promise<void>;
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
  const inWorker = (task: WorkerTask): Promise<unknown> => {
    pool ??= new Tinypool({
      filename: entry.href,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 2,
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
    });
    return pool.run(task);
  };
  const lanes = threads * 2;

  return {
    async parse(sources) {
      const slow = sources.filter(({file}) => !/\.json$/i.test(file));
      const size = slow.reduce((sum, {text}) => sum + text.length, 0);
      if (size < INLINE_TEXT) return parseTask({type: 'parse', sources});
      return share(sources, {
        lanes,
        inWorker: (part) => inWorker({type: 'parse', sources: part}) as Promise<ParseTaskResult>,
        inMain: async (part) => parseTask({type: 'parse', sources: part}),
        mainIsFree: Promise.resolve(),
      });
    },
    async compile(task, mainIsFree) {
      const inMain = async (part: CompileTask) => (await import('./compileTask.ts')).compileTask(part);
      if (task.pages.length <= INLINE_PAGES) return inMain(task);
      return share(task.pages, {
        lanes,
        inWorker: (pages) => inWorker({...task, pages}) as Promise<CompileTaskResult>,
        inMain: (pages) => inMain({...task, pages}),
        mainIsFree,
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
        lanes,
        inWorker: (jobs) => inWorker({...task, jobs}) as Promise<PrerenderTaskResult>,
        inMain: (jobs) => inMain({...task, jobs}),
        mainIsFree,
      });
    },
    async search(task) {
      if (pool) return (await inWorker(task)) as SearchTaskResult;
      return (await import('./searchTask.ts')).searchTask(task);
    },
    async drawPictures(task) {
      if (pool) await inWorker(task);
      else await (await import('./pictureTask.ts')).pictureTask(task);
    },
    async close() {
      await pool?.destroy();
    },
  };
}

interface Sharing<Item, Result> {
  /** Batches under way in workers: two a worker, so that none waits while the main thread is busy. */
  lanes: number;
  inWorker(items: Item[]): Promise<Result[]>;
  inMain(items: Item[]): Promise<Result[]>;
  mainIsFree: Promise<unknown>;
}

/** Deals batches out to the workers and, once it is free, the main thread; the results keep the order of the items. */
async function share<Item, Result>(
  items: Item[],
  {lanes, inWorker, inMain, mainIsFree}: Sharing<Item, Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const take = async (work: (batch: Item[]) => Promise<Result[]>): Promise<void> => {
    while (next < items.length) {
      const start = next;
      // Smaller and smaller towards the end, so that nobody waits long for a last large batch.
      next += Math.ceil(Math.min(LARGEST_BATCH, (items.length - start) / (lanes + 1) / 2));
      const done = await work(items.slice(start, next));
      done.forEach((result, index) => {
        results[start + index] = result;
      });
    }
  };
  let mainStarted = false;
  const mainLane = mainIsFree.then(() => {
    mainStarted = next < items.length;
    return take(inMain);
  });
  await Promise.all(Array.from({length: lanes}, () => take(inWorker)));
  // Waiting for a main thread that was never free in time would only wait for what keeps it busy.
  if (mainStarted) await mainLane;
  return results;
}
