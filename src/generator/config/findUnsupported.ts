import * as z from 'zod';
import {acceptedWords} from '../problems/describeSchema.ts';
import {definition, schemasAt} from '../problems/knownKeys.ts';
import type {KeyPath} from '../shared/problems/Position.ts';

/**
 * Finds what a configuration sets and this generator does not do.
 *
 * Takes a schema whose unsupported parts say `meta({support: 'none'})`, and the value as written. Returns the
 * key paths, in the order of the value. Values that ask for nothing (`false`, `null`, an empty list or object)
 * do not count.
 */
export function findUnsupported(schema: z.core.$ZodType, input: unknown, path: KeyPath = []): KeyPath[] {
  if (asksForNothing(input)) return [];
  const schemas = schemasAt(schema, path);
  if (typeof input === 'string' && acceptedWords(schemas).includes(input)) return [];
  // A schema of kind `custom` stands for functions, one of kind `unknown` for whatever is written.
  const kinds = typeof input === 'function' ? ['custom', 'unknown'] : ['unknown'];
  const unsupported = schemas.filter((one) => z.globalRegistry.get(one)?.support === 'none');
  if (unsupported.some((one) => kinds.includes(definition(one).type))) return [path];
  if (Array.isArray(input)) {
    return input.flatMap((item, index) => findUnsupported(schema, item, [...path, index]));
  }
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) => findUnsupported(schema, value, [...path, key]));
}

function asksForNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
