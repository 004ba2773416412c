import {availableParallelism} from 'node:os';
import Tinypool from 'tinypool';
import type {
  CompileTask,
  CompileTaskResult,
  PrerenderTask,
  PrerenderTaskResult,
  WorkerTask,
} from './tasks.ts';

/** More threads than this cost memory and bring little: the main thread has to feed them. */
const MOST_THREADS = 6;

/** So small a batch is done sooner in the main thread than a worker starts. */
const INLINE_PAGES = 8;

const BATCH = 24;

export interface Workers {
  compile(task: CompileTask): Promise<CompileTaskResult>;
  prerender(task: PrerenderTask): Promise<PrerenderTaskResult>;
  close(): Promise<void>;
}

/**
 * Worker threads that compile and prerender pages in batches. They start with the first task that is worth it; small
 * tasks run in the calling thread.
 *
 * @param entry URL of the worker's entry module.
 */
export function createWorkers(entry: URL): Workers {
  let pool: Tinypool | undefined;
  const threads = Math.min(availableParallelism(), MOST_THREADS);

  async function run<Result>(task: WorkerTask): Promise<Result> {
    pool ??= new Tinypool({
      filename: entry.href,
      minThreads: threads,
      maxThreads: threads,
      // A second batch waits inside each worker, so that none idles while the main thread bundles.
      concurrentTasksPerWorker: 2,
    });
    return pool.run(task) as Promise<Result>;
  }

  return {
    async compile(task) {
      if (task.pages.length <= INLINE_PAGES) {
        const {compileTask} = await import('./compileTask.ts');
        return compileTask(task);
      }
      const batches = split(task.pages).map((pages) => run<CompileTaskResult>({...task, pages}));
      return (await Promise.all(batches)).flat();
    },
    async prerender(task) {
      if (task.jobs.length <= INLINE_PAGES) {
        const {prerenderTask} = await import('./prerenderTask.ts');
        return prerenderTask(task);
      }
      const batches = split(task.jobs).map((jobs) => run<PrerenderTaskResult>({...task, jobs}));
      return (await Promise.all(batches)).flat();
    },
    async close() {
      await pool?.destroy();
    },
  };
}

function split<Item>(items: Item[]): Item[][] {
  const batches: Item[][] = [];
  for (let start = 0; start < items.length; start += BATCH) batches.push(items.slice(start, start + BATCH));
  return batches;
}
