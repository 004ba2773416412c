import {setTimeout} from 'node:timers/promises';
import type {MessagePort} from 'node:worker_threads';
import type {Tinypool} from 'tinypool';
import {resultOrFault} from './faultData.ts';
import type {WorkerTask} from './tasks.ts';
import {LANES} from './shareBatches.ts';

/** Parsing creates many short-lived objects: with enough room for them, few have to be copied (MiB). */
const YOUNG_GENERATION = 64;

/** How long `close` waits for tasks in progress (ms). Most tasks are short; the longest would keep a stopped build waiting. */
const LAST_TASKS = 5000;

/** Worker threads that are ready for tasks. */
export interface Threads {
  /**
   * @param transferList What the task hands over.
   * @throws the error of the task, or that the threads were closed.
   */
  run(task: WorkerTask, transferList?: MessagePort[]): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts worker threads.
 *
 * A thread is not terminated while it loads modules, since that ends the whole process: Node 20 expects that an imported
 * module can be instantiated (`ModuleWrap::InstantiateSync`). So `close` waits until each thread has loaded its entry, and
 * for tasks in progress, which may load more.
 *
 * @param entry URL of the worker's entry module, see `worker.ts`.
 * @param argv Arguments of each thread.
 */
export async function createThreads(entry: URL, count: number, argv: string[] = []): Promise<Threads> {
  // Loaded on demand: most edits are built without threads.
  const {Tinypool: Pool} = await import('tinypool');
  const pool = new Pool({
    filename: entry.href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: LANES,
    argv,
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
  });
  const ready = Promise.all(pool.threads.map(firstMessage));
  const inProgress = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async run(task, transferList = []) {
      if (isClosed) throw new Error('The worker threads were closed.');
      const result = pool.run(task, {transferList});
      inProgress.add(result);
      try {
        return resultOrFault(await result);
      } finally {
        inProgress.delete(result);
      }
    },
    async close() {
      isClosed = true;
      await ready;
      const patience = new AbortController();
      await Promise.race([
        Promise.allSettled(inProgress),
        setTimeout(LAST_TASKS, undefined, {signal: patience.signal}).catch(() => undefined),
      ]);
      patience.abort();
      await pool.destroy();
    },
  };
}

/** A thread's first message says that it has loaded its entry; one that fails ends without it. */
function firstMessage(thread: Tinypool['threads'][number]): Promise<void> {
  return new Promise((resolve) => {
    thread.once('message', () => resolve());
    thread.once('exit', () => resolve());
  });
}
