import {type ResourceLimits, Worker} from 'node:worker_threads';
import type {BundleChanges, DevBundleRequest, DevBundling} from '../../bundle/dev/devBundles.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {systemProblem} from '../../problems/systemProblem.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';
import {hasCode} from '../../shared/problems/hasCode.ts';
import type {BundlerOrder} from './bundlerThread.ts';

/** webpack, running in its own thread. */
export interface Bundler {
  update(changes: BundleChanges): void;
  close(): Promise<void>;
}

/** How long to wait for webpack to end by itself (ms): Node aborts if the thread is terminated while it loads modules. */
const PATIENCE = 5000;

/**
 * With less memory, V8 collects garbage earlier. Few apps need as much; for those that need more, the thread is
 * restarted without limits.
 */
const MODEST: ResourceLimits = {maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 384};

/**
 * Starts webpack's watch mode in a worker thread.
 *
 * @param entry Entry module of the thread, see `bundlerThread.ts`.
 * @param onUpdate Called after each bundling.
 * @param onCrash Called when the thread has ended by itself; later messages to it are lost.
 */
export function startBundler(
  entry: URL,
  request: DevBundleRequest,
  onUpdate: (bundling: DevBundling) => void,
  onCrash: (problem: Problem) => void,
): Bundler {
  let current = request;
  let isClosing = false;
  let ended: Promise<void> = Promise.resolve();
  let worker = startWorker(MODEST);

  function startWorker(resourceLimits: ResourceLimits | undefined): Worker {
    const started = new Worker(entry, {
      workerData: current,
      env: {...process.env, NODE_ENV: 'development'},
      ...(resourceLimits && {resourceLimits}),
    });
    let fault: Error | undefined;
    started.on('message', (bundling: DevBundling) => {
      if (!isClosing) onUpdate(bundling);
    });
    started.on('error', (error) => {
      fault = error;
    });
    ended = new Promise((resolve) =>
      started.once('exit', (code) => {
        resolve();
        if (isClosing) return;
        if (resourceLimits && hasCode(fault, 'ERR_WORKER_OUT_OF_MEMORY')) worker = startWorker(undefined);
        else onCrash(crash(fault ?? new Error(`its thread ended with code ${code}`), request));
      }),
    );
    return started;
  }

  const order = (message: BundlerOrder): void => worker.postMessage(message);
  return {
    update(changes) {
      current = {...current, ...changes};
      order({type: 'update', changes});
    },
    async close() {
      isClosing = true;
      order({type: 'close'});
      const timer = setTimeout(() => void worker.terminate(), PATIENCE);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The problem of an error that has ended webpack. */
function crash(fault: Error, {siteDir, cacheDir}: Pick<DevBundleRequest, 'siteDir' | 'cacheDir'>): Problem {
  const hint = 'The next file change, or a reload of a page, restarts the bundler.';
  if (isSystemFault(fault)) {
    const problem = systemProblem(fault, {siteDir, otherwise: `the cache folder ${cacheDir}`});
    return {...problem, message: `The app could not be bundled. ${problem.message}`, hint};
  }
  const message = `The app could not be bundled: ${fault.message.replace(/\.$/, '')}.`;
  return {severity: 'error', message, hint};
}
