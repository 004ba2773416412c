/** Runs webpack's watch mode in a worker thread, so that the server keeps responding while it bundles. */
import {parentPort, workerData} from 'node:worker_threads';
import {
  type BundleChanges,
  type DevBundleRequest,
  type DevBundling,
  startDevBundles,
} from '../../bundle/dev/devBundles.ts';

/** Messages to the thread. */
export type BundlerOrder = {type: 'update'; changes: BundleChanges} | {type: 'close'};

void run();

async function run(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('The bundler runs in a worker thread.');
  // The server passed the request to this thread when it started it.
  const request = workerData as DevBundleRequest;
  const starting = startDevBundles(
    request,
    (bundling: DevBundling) => port.postMessage(bundling),
    // An uncaught error ends the thread, and the server is told of it.
    (error) => setImmediate(() => Promise.reject(error)),
  );
  port.on('message', (order: BundlerOrder) => {
    if (order.type === 'update') void starting.then((bundles) => bundles.update(order.changes));
    // In a worker, this ends the thread; it would otherwise go on until webpack has bundled the app.
    else void starting.then((bundles) => bundles.abandon()).finally(() => process.exit());
  });
  await starting;
}
