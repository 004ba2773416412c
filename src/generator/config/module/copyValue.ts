import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';

/** Why a value cannot be used as configuration, and the part of it that is the cause. */
export interface ValueMistake {
  path: KeyPath;
  /** `thrown`: a getter throws. */
  kind: 'thrown' | 'circular' | 'deep' | 'large' | 'surrogate';
  /** What a getter threw. */
  thrown?: unknown;
}

/** Depth that no author reaches; code that walks much deeper data would overflow the stack. */
const DEEPEST = 500;

/**
 * Maximum number of values in a configuration. A value that is used several times counts each time, since the
 * configuration is written as JSON.
 */
const MOST_VALUES = 2_000_000;

/** Thrown to leave the walk. */
class Unusable extends Error {
  readonly mistake: ValueMistake;

  constructor(mistake: ValueMistake) {
    super(mistake.kind);
    this.mistake = mistake;
  }
}

/**
 * Copies a value created by the site's code: lists and plain objects, whose getters are read once. Functions, class
 * instances and the like stay as they are.
 *
 * @returns the first mistake instead when the value cannot be walked to its end
 */
export function copyValue(value: unknown): {value: unknown} | {mistake: ValueMistake} {
  const copies = new Map<object, {copy: unknown; size: number}>();
  const open = new Set<object>();
  const path: PropertyKey[] = [];

  function copyOf(original: unknown): {copy: unknown; size: number} {
    if (typeof original === 'string' && SURROGATE.test(original)) fail('surrogate');
    if (!Array.isArray(original) && !isPlainObject(original)) return {copy: original, size: 1};
    const known = copies.get(original);
    if (known) return known;
    if (open.has(original)) fail('circular');
    if (path.length > DEEPEST) fail('deep');
    open.add(original);
    let size = 1;
    const child = (key: PropertyKey): unknown => {
      path.push(key);
      const {copy, size: more} = copyOf(Reflect.get(original, key));
      size += more;
      if (size > MOST_VALUES) fail('large');
      path.pop();
      return copy;
    };
    const copy = Array.isArray(original)
      ? Array.from({length: original.length}, (_, index) => child(index))
      : Object.fromEntries(Object.keys(original).map((key) => [key, child(key)]));
    open.delete(original);
    const made = {copy, size};
    copies.set(original, made);
    return made;
  }

  function fail(kind: ValueMistake['kind']): never {
    throw new Unusable({path: [...path], kind});
  }

  try {
    return {value: copyOf(value).copy};
  } catch (error) {
    // Everything else was thrown by a getter or a proxy.
    return {mistake: error instanceof Unusable ? error.mistake : {path, kind: 'thrown', thrown: error}};
  }
}

/** A lone surrogate cannot be written to a file. */
const SURROGATE = /\p{Surrogate}/u;
