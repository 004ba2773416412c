import {Worker} from 'node:worker_threads';
import type {BundleRequest} from '../../build/bundle/createBundles.ts';
import type {BundleChanges, DevBundling} from '../../build/bundle/devBundles.ts';
import type {BundlerOrder, BundlerReport} from './bundlerThread.ts';

/** webpack at work in a thread of its own. */
export interface Bundler {
  update(changes: BundleChanges): void;
  close(): Promise<void>;
}

/** Longest wait for webpack to end by itself (ms). */
const PATIENCE = 1000;

/**
 * Starts webpack's watch mode in a worker thread.
 *
 * @param entry Module that calls `runBundlerThread` when it runs in a worker thread.
 * @param onUpdate Called after each bundling, and when the thread itself breaks.
 */
export function startBundler(
  entry: URL,
  request: BundleRequest,
  onUpdate: (bundling: DevBundling) => void,
): Bundler {
  const worker = new Worker(entry, {
    workerData: request,
    env: {...process.env, NODE_ENV: 'development'},
    resourceLimits: {maxYoungGenerationSizeMb: 16},
  });
  const order = (message: BundlerOrder): void => worker.postMessage(message);
  let isClosing = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('message', (message: BundlerReport) => {
    if (message.type === 'bundled' && !isClosing) onUpdate(message.bundling);
  });
  worker.on('error', (error) => {
    if (isClosing) return;
    const message = `The app could not be bundled: ${error.message}`;
    onUpdate({hash: '', problems: [{severity: 'error', message}]});
  });
  return {
    update: (changes) => order({type: 'update', changes}),
    async close() {
      isClosing = true;
      order({type: 'close'});
      const timer = setTimeout(() => void worker.terminate(), PATIENCE);
      await ended;
      clearTimeout(timer);
    },
  };
}
