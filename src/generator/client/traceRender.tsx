import {captureOwnerStack, type ReactElement} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {renderToPipeableStream} from 'react-dom/server';
import type {PageRuntime} from '../shared/page/PageModule.ts';
import {
  ASYNC_COMPONENT,
  INVALID_CHILD,
  INVALID_TAG,
  type RenderTrace,
  SUSPENDED,
} from '../shared/page/RenderTrace.ts';

/**
 * The runtime of a traced page: throws mistakes that React reports later and without a place where they are written.
 */
export const tracedRuntime = {
  jsx: tracing(jsx),
  jsxs: tracing(jsxs),
  checkChild,
} satisfies Partial<PageRuntime> & Record<string, unknown>;

type CreateElement = typeof jsx;

function tracing(create: CreateElement): CreateElement {
  return (type: unknown, ...rest) => {
    if (typeof type === 'function' && type.constructor.name === 'AsyncFunction')
      throw named(ASYNC_COMPONENT, type.name);
    // `jsx` accepts any element type; TypeScript cannot tell that this is one.
    if (isElementType(type)) return create(type as Parameters<CreateElement>[0], ...rest);
    throw named(INVALID_TAG, describe(type));
  };
}

function isElementType(type: unknown): boolean {
  if (typeof type === 'string' || typeof type === 'function' || typeof type === 'symbol') return true;
  return typeof type === 'object' && type !== null && '$$typeof' in type;
}

function checkChild<Value>(value: Value): Value {
  if (value instanceof Promise) throw named(SUSPENDED, 'a promise');
  const invalid = findInvalid(value);
  if (invalid) throw named(INVALID_CHILD, describe(invalid));
  return value;
}

/** The object in a child that React cannot render (React documentation, "ReactNode"). */
function findInvalid(child: unknown): object | undefined {
  if (typeof child !== 'object' || child === null || '$$typeof' in child || 'then' in child) return undefined;
  if (Array.isArray(child)) return child.map(findInvalid).find((found) => found !== undefined);
  return Symbol.iterator in child || Symbol.asyncIterator in child ? undefined : child;
}

function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `\`${String(value)}\``;
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  const keys = Object.keys(value)
    .slice(0, 5)
    .map((key) => `\`${key}\``);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), {name});
}

/** A page that is not rendered after this time (ms) waits for a promise that never settles. */
const PATIENCE = 1500;

/**
 * Renders a tree that throws with React's development build, and returns the first thrown value. What still waits for a
 * promise after `PATIENCE` is reported as waiting: other pages are traced after this one.
 *
 * @returns Undefined if it renders without an error
 */
export function traceRender(tree: ReactElement): Promise<RenderTrace | undefined> {
  return new Promise((resolve) => {
    let found: RenderTrace | undefined;
    const done = (): void => {
      clearTimeout(timer);
      resolve(found);
      stream.abort();
    };
    const timer = setTimeout(() => stream.abort(named(SUSPENDED, '')), PATIENCE);
    const stream = renderToPipeableStream(tree, {
      onError(error) {
        found ??= {error, ownerStack: captureOwnerStack() ?? ''};
      },
      onAllReady: done,
      onShellError: done,
    });
  });
}
