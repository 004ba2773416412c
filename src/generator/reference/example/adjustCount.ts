import type {Schema} from '../model/Schema.ts';
import {setOwn} from '../source/unknownData.ts';
import type {FreeKey} from './freeKeys.ts';

/** Larger objects show nothing more; a smaller one than the schema requires is no valid example. */
const MOST_ADDED = 8;

/** What may be added to an object, and what may be left out. */
interface CountRules {
  /** The schemas that limit the number of its properties. */
  parts: readonly Schema[];
  isRequired: (name: string) => boolean;
  /** Names of its fields. */
  declared: readonly string[];
  /** The value of a field; undefined if the example cannot have it. */
  valueOf: (name: string) => unknown;
  free: readonly FreeKey[];
  valueOfFree: (of: Schema) => unknown;
}

/**
 * Adds fields and keys to an object that has fewer properties than `minProperties`, or none although it may have any
 * keys, and removes optional ones from one that has more than `maxProperties`: many schemas of one field out of several
 * are written that way.
 */
export function adjustCount(value: Record<string, unknown>, rules: CountRules): void {
  const {parts, isRequired, declared, free, valueOfFree} = rules;
  const least = Math.max(0, ...parts.map(({limits}) => limits?.minProperties ?? 0));
  const most = Math.min(...parts.map(({limits}) => limits?.maxProperties ?? Number.POSITIVE_INFINITY));
  const count = () => Object.keys(value).length;
  const add = (name: string, create: () => unknown): void => {
    if (Object.hasOwn(value, name)) return;
    const given = create();
    if (given !== undefined) setOwn(value, name, given);
  };
  for (const name of declared)
    if (count() < Math.min(least, MOST_ADDED)) add(name, () => rules.valueOf(name));
  const isFull = () => count() >= Math.min(Math.max(least, 1), MOST_ADDED, most);
  for (const [key, of] of free) if (!isFull()) add(key, () => valueOfFree(of));
  const spare = Object.keys(value).filter((name) => !isRequired(name));
  for (const name of spare.reverse()) if (count() > most) delete value[name];
}
