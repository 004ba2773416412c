import {readPattern} from '../../shared/text/readPattern.ts';
import {followSchema, type MergedSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {exampleKey} from './exampleKey.ts';

/** More keys of one kind are never shown. */
const MOST_KEYS = 8;

/** A key that an object may have besides its fields, and the schema of its value. */
export type FreeKey = [key: string, of: Schema];

/** Keys that an object may have besides its fields, in the order in which an example shows them. */
export function freeKeys(
  {schema: {propertyNames}, patterns, additional}: MergedSchema,
  schemas: Schemas,
): FreeKey[] {
  const kinds = patterns.map(({name, schema}) =>
    keysLike(exampleKey(name), name).map((key): FreeKey => [key, schema]),
  );
  if (typeof additional === 'object') {
    const names = propertyNames && followSchema(propertyNames, schemas);
    kinds.push(namesLike(names).map((key): FreeKey => [key, additional]));
  }
  // Each kind once, before any is repeated.
  return Array.from({length: MOST_KEYS}, (_, index) =>
    kinds.flatMap((keys) => keys.slice(index, index + 1)),
  ).flat();
}

function namesLike(names: Schema | undefined): string[] {
  const {constant, example, enum: values, limits: {pattern} = {}} = names ?? {types: []};
  const known = constant ? [constant.value] : [...(example ? [example.value] : []), ...(values ?? [])];
  const texts = known.filter((one) => typeof one === 'string');
  if (texts.length > 0 && (constant || values)) return [...new Set(texts)];
  const [first = pattern === undefined ? 'key' : (exampleKey(pattern) ?? 'key')] = texts;
  return keysLike(first, pattern);
}

/** `key`, `key2`, `key3` and so on, as far as a pattern allows them. */
function keysLike(first: string | undefined, pattern: string | undefined): string[] {
  if (first === undefined) return [];
  const matches = pattern === undefined ? undefined : readPattern(pattern);
  const more = Array.from({length: MOST_KEYS - 1}, (_, index) => `${first}${index + 2}`);
  return [first, ...more.filter((key) => matches?.test(key) ?? true)];
}
