import {isMainThread} from 'node:worker_threads';
import type {Node} from 'unist';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {beginEvaluation} from '../../config/module/siteModules.ts';
import {PluginFault} from './PluginFault.ts';

/** A plugin that a site brings. */
export interface ForeignPlugin {
  name: string;
  attach: Callable;
  settings: unknown[];
}

/** A function of the site whose type is unknown. */
export type Callable = (...all: unknown[]) => unknown;

export function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** A plugin that labels its errors as its own. */
export type Guarded = (this: Processor) => Transform | undefined;

type Transform = (tree: Node, file: VFile) => unknown;

/** How long a plugin may take for a page, in milliseconds: some fetch what they show. */
const TIME_LIMIT = 60_000;

/** Wraps a plugin so that it throws a `PluginFault` whenever the site's plugin throws or takes too long for a page. */
export function guardPlugin({name, attach, settings}: ForeignPlugin, timeLimit = TIME_LIMIT): Guarded {
  const fault = (error: unknown): PluginFault =>
    error instanceof PluginFault ? error : new PluginFault(name, error);
  const guard = (run: () => unknown): unknown => {
    try {
      const result = run();
      if (result instanceof Error) throw result;
      return result instanceof Promise
        ? settle(result, timeLimit).catch((error: unknown) => {
            throw fault(error);
          })
        : result;
    } catch (error) {
      throw fault(error);
    }
  };
  return function attachGuarded(this: Processor): Transform | undefined {
    const transform = guard(() => Reflect.apply(attach, this, settings));
    if (!isCallable(transform)) return undefined;
    return (tree, file) =>
      guard(() => (transform.length > 2 ? withCallback(transform, tree, file) : transform(tree, file)));
  };
}

/** A transformer of the older kind, which signals completion through its third parameter. */
function withCallback(transform: Callable, tree: Node, file: VFile): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (error: unknown, result?: unknown): void => {
      if (error) reject(error);
      else resolve(result);
    };
    const returned = transform(tree, file, done);
    if (returned instanceof Promise) returned.then(resolve, reject);
  });
}

/** Waits for a plugin until the limit, or until something that it started throws. */
async function settle(result: Promise<unknown>, timeLimit: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onThrown: (error: unknown) => void = () => undefined;
  let endClaim: () => void = () => undefined;
  const end = new Promise<never>((_, reject) => {
    const seconds = timeLimit / 1000;
    timer = setTimeout(() => reject(new Error(`it did not finish within ${seconds} seconds`)), timeLimit);
    onThrown = reject;
    // Otherwise the thread or the command would end, and nobody would know at which page.
    if (isMainThread) endClaim = claimThrown(onThrown);
    else process.once('uncaughtException', onThrown);
  });
  try {
    return await Promise.race([result, end]);
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', onThrown);
    endClaim();
  }
}

/** Receives what the command would otherwise report as its own fault; returns the function that ends this. */
function claimThrown(onThrown: (error: unknown) => void): () => void {
  let thrown: unknown;
  return beginEvaluation({
    module: {
      file: '',
      isIn: () => false,
      explain(error) {
        thrown = error;
        return {severity: 'error', message: 'A plugin failed.'};
      },
    },
    fail: () => onThrown(thrown),
  });
}
