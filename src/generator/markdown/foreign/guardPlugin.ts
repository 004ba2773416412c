import type {Node} from 'unist';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {PluginFault} from './PluginFault.ts';
import {TIME_LIMIT, withinLimit} from './withinLimit.ts';

/** A plugin that a site brings. */
export interface ForeignPlugin {
  name: string;
  attach: Callable;
  settings: unknown[];
}

/** A function of the site whose type is unknown. */
export type Callable = (...all: unknown[]) => unknown;

/** Whether a value that a site exports can be called. */
export function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** A plugin that labels its errors as its own. */
export type Guarded = (this: Processor) => Transform | undefined;

type Transform = (tree: Node, file: VFile) => unknown;

/**
 * Wraps a plugin so that it throws a `PluginFault` whenever the site's plugin throws or takes too long for a page, and so
 * that the messages that it leaves with the page have its name.
 */
export function guardPlugin({name, attach, settings}: ForeignPlugin, timeLimit = TIME_LIMIT): Guarded {
  const fault = (error: unknown): PluginFault =>
    error instanceof PluginFault ? error : new PluginFault(name, error);
  const guard = (run: () => unknown): unknown => {
    try {
      const result = run();
      if (result instanceof Error) throw result;
      return result instanceof Promise
        ? withinLimit(result, timeLimit).catch((error: unknown) => {
            throw fault(error);
          })
        : result;
    } catch (error) {
      throw fault(error);
    }
  };
  return function attachGuarded(this: Processor): Transform | undefined {
    let transform: unknown;
    try {
      transform = guard(() => Reflect.apply(attach, this, settings));
    } catch (error) {
      // Reported with each page, like what the plugin throws there.
      return () => {
        throw error;
      };
    }
    if (!isCallable(transform)) return undefined;
    return (tree, file) => {
      const before = file.messages.length;
      const sign = (result: unknown): unknown => {
        for (const message of file.messages.slice(before)) message.source ??= name;
        return result;
      };
      const result = guard(() =>
        transform.length > 2 ? withCallback(transform, tree, file) : transform(tree, file),
      );
      return result instanceof Promise ? result.then(sign) : sign(result);
    };
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
