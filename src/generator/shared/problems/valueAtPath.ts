import type {KeyPath} from './Position.ts';

/** The value that the keys lead to, one after the other; undefined where one of them leads nowhere. */
export function valueAtPath(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
