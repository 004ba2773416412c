import {availableParallelism} from 'node:os';
import {once} from 'node:events';
import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {setImmediate} from 'node:timers/promises';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {beginWait} from '../files/longWaits.ts';
import type {SourceDiagrams} from '../markdown/diagrams/drawAhead.ts';
import {listNames} from '../shared/text/listNames.ts';
import {createDrawQueue} from './createDrawQueue.ts';
import {createThreads, type Threads} from './createThreads.ts';
import {type EarlyTask, loadArgument} from './loadTasks.ts';
import {type Availability, shareBatches, type Sharing} from './shareBatches.ts';
import {SLOW_SIZE, sourcesBySize} from './sourcesBySize.ts';
import type {BrowserBundling} from '../bundle/browser/bundleWhole.ts';
import type {
  BundlerTask,
  BundleTask,
  CompileTask,
  CompileTaskResult,
  ImageTaskResult,
  OutputTask,
  OutputTaskResult,
  PrerenderTask,
  PrerenderTaskResult,
  ReferenceTask,
  ReferenceTaskResult,
  RenderTask,
  RenderTaskResult,
  SearchTask,
  SearchTaskResult,
  SpareTask,
  WorkerTask,
} from './tasks.ts';
import type {ImageTask} from '../output/openGraph/ImageTask.ts';

/** More threads would cost memory for little gain, because the main thread has to supply them. */
const MOST_THREADS = 6;

/** Up to this many pages, the main thread is done before a worker has started. */
export const INLINE_PAGES = 8;

/** How many pages a worker renders at once while the app is bundled: afterwards someone waits for the last batches. */
const AHEAD_BATCH = 12;

/** How many of these batches a worker has at once. */
const AHEAD_LANES = 4;

/** Remaining work per worker (ms) from which it pays to load the code for it in the main thread too. */
const WORTH_COMPILING = 400;
const WORTH_READING_REFERENCE = 200;

/** Even a large page is compiled sooner than that (ms). */
const LONG_WAIT = 30_000;

export interface Workers {
  /** Starts the threads, which load the code of these tasks while the main thread is busy with other work. */
  start(...types: EarlyTask[]): void;
  /** @param inThread Whether a worker does it, and is started for it. */
  checkOutput(task: OutputTask, inThread: boolean): Promise<OutputTaskResult>;
  /** Done by a worker, while this thread has other work. */
  linkSpare(task: SpareTask): Promise<void>;
  /** Starts a thread for `bundle`, which loads webpack. */
  startBundler(task: BundlerTask): void;
  /** Done by a thread of its own, which then stores webpack's cache, see `settle`. */
  bundle(task: Omit<BundleTask, 'port'>): Promise<BrowserBundling>;
  /**
   * Done by a worker that is running and has nothing else to do; none is started for it. What fails is done again, and
   * reported, when the source is compiled.
   */
  drawAhead(source: SourceDiagrams, cache: CacheOptions): void;
  /** Whether the diagrams of a source are being drawn, see `drawAhead`. */
  isDrawing(file: string): boolean;
  compile(task: CompileTask, available: Availability): Promise<CompileTaskResult>;
  renderReference(task: ReferenceTask, available: Availability): Promise<ReferenceTaskResult>;
  /**
   * Done while the app is bundled: by workers, and by this thread if another one bundles.
   *
   * @param isOver Whether no more pages are to be rendered.
   * @returns the pages that were rendered, at the same index as their jobs
   */
  render(task: RenderTask, isOver: () => boolean): Promise<RenderTaskResult>;
  prerender(task: PrerenderTask, mainIsFree: Promise<unknown>): Promise<PrerenderTaskResult>;
  /** Done by a worker that is already running; none is started for it. See `searchTask`. */
  search(task: SearchTask): Promise<SearchTaskResult | undefined>;
  /** Distributed like `prerender`; if no worker is running, this thread does it. */
  drawImages(task: ImageTask, mainIsFree: Promise<unknown>): Promise<void>;
  /** Waits until the caches are stored; what cannot be stored only costs time in the next build. */
  settle(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Worker threads that compile and prerender pages in batches. There is one fewer than there are cores, since the main
 * thread bundles at the same time, and then takes batches too. Workers start with the first task that is worth it. If the
 * app was bundled before, another thread bundles.
 *
 * @param entry URL of the worker's entry module.
 * @param longWait How long (ms) pages are compiled before they are named.
 */
export function createWorkers(entry: URL, longWait = LONG_WAIT): Workers {
  let pool: Promise<Threads> | undefined;
  let bundler: Promise<Threads> | undefined;
  let storing: Promise<unknown> | undefined;
  const threads = Math.max(1, Math.min(availableParallelism() - 1, MOST_THREADS));
  const start = (argv?: string[]): Promise<Threads> => {
    pool ??= createThreads(entry, threads, argv);
    return pool;
  };
  const inWorker = async (task: WorkerTask): Promise<unknown> => (await start()).run(task);
  const inBundler = async (
    task: BundlerTask | BundleTask,
    transferList: MessagePort[] = [],
  ): Promise<unknown> => {
    bundler ??= createThreads(entry, 1);
    return (await bundler).run(task, transferList);
  };
  const drawing = createDrawQueue((sources, cache) => inWorker({type: 'diagrams', sources, cache}));

  /** Does what is little in this thread, and distributes the rest. */
  const share = async <Item, Result>(
    items: Item[],
    sharing: Omit<Sharing<Item, Result>, 'threads'>,
  ): Promise<Result[]> =>
    items.length <= INLINE_PAGES ? sharing.inMain(items) : shareBatches(items, {threads, ...sharing});

  return {
    start: (...types) => void start(types.map(loadArgument)),
    async checkOutput(task, inThread) {
      if (inThread) return (await inWorker(task)) as OutputTaskResult;
      return (await import('./outputTask.ts')).outputTask(task);
    },
    async linkSpare(task) {
      await inWorker(task);
    },
    startBundler: (task) => void inBundler(task).catch(() => undefined),
    async bundle(task) {
      const {port1, port2} = new MessageChannel();
      const made = once(port1, 'message').then(([bundling]) => bundling as BrowserBundling);
      const ended = inBundler({...task, port: port2}, [port2]);
      storing = ended.catch(() => undefined);
      try {
        // Without a result, it has ended with an error.
        return await Promise.race([made, ended.then(() => made)]);
      } finally {
        port1.close();
      }
    },
    settle: async () => storing,
    drawAhead(source, cache) {
      if (pool) drawing.add(source, cache);
    },
    isDrawing: drawing.has,
    async compile(task, available) {
      const inOther = async (part: CompileTask): Promise<CompileTaskResult> => {
        const names = () => listNames(sourcesBySize(part).map(({file}) => file));
        const end = beginWait(() => `the compiler: ${names()}`, longWait);
        return (inWorker(part) as Promise<CompileTaskResult>).finally(end);
      };
      const inMain = async (part: CompileTask): Promise<CompileTaskResult> => {
        const [largest] = sourcesBySize(part);
        // This thread has to be able to say what takes long, and to be stopped.
        if (largest && largest.size > SLOW_SIZE) return inOther(part);
        // A string cut from a source keeps all of it in memory; a copy, as a worker returns it, does not.
        return structuredClone(await (await import('./compileTask.ts')).compileTask(part));
      };
      return share(task.sources, {
        inWorker: (sources) => inOther({...task, sources}),
        inMain: (sources) => inMain({...task, sources}),
        ...available,
        worthHelp: WORTH_COMPILING,
      });
    },
    async renderReference(task, available) {
      const inMain = async (part: ReferenceTask) => (await import('./referenceTask.ts')).referenceTask(part);
      return share(task.pages, {
        inWorker: (pages) => inWorker({...task, pages}) as Promise<ReferenceTaskResult>,
        inMain: (pages) => inMain({...task, pages}),
        ...available,
        worthHelp: WORTH_READING_REFERENCE,
      });
    },
    async render(task, isOver) {
      const results: RenderTaskResult = [];
      let next = 0;
      const take = async (work: (part: RenderTask) => Promise<unknown>): Promise<void> => {
        while (!isOver() && next < task.jobs.length) {
          const start = next;
          next += AHEAD_BATCH;
          const rendered = (await work({...task, jobs: task.jobs.slice(start, next)})) as RenderTaskResult;
          rendered.forEach((page, index) => {
            results[start + index] = page;
          });
        }
      };
      const inMain = async (part: RenderTask): Promise<RenderTaskResult> => {
        const rendered = await (await import('./prerenderTask.ts')).renderTask(part);
        await setImmediate();
        return rendered;
      };
      const lanes = (bundler ? threads - 1 : threads) * AHEAD_LANES;
      await Promise.all([
        ...Array.from({length: lanes}, () => take(inWorker)),
        ...(bundler ? [take(inMain)] : []),
      ]);
      return results;
    },
    async prerender(task, mainIsFree) {
      const inMain = async (part: PrerenderTask) => (await import('./prerenderTask.ts')).prerenderTask(part);
      return share(task.jobs, {
        inWorker: (jobs) => inWorker({...task, jobs}) as Promise<PrerenderTaskResult>,
        inMain: (jobs) => inMain({...task, jobs}),
        mainIsFree,
      });
    },
    async search(task) {
      if (pool) return (await inWorker(task)) as SearchTaskResult | undefined;
      return (await import('./searchTask.ts')).searchTask(task);
    },
    async drawImages(task, mainIsFree) {
      const inMain = async (part: ImageTask) => (await import('./imageTask.ts')).imageTask(part);
      if (!pool) {
        await inMain(task);
        return;
      }
      await shareBatches(task.images, {
        threads,
        inWorker: (images) => inWorker({...task, images}) as Promise<ImageTaskResult>,
        inMain: (images) => inMain({...task, images}),
        mainIsFree,
      });
    },
    async close() {
      await Promise.all([pool, bundler].map(async (one) => (await one)?.close()));
    },
  };
}
