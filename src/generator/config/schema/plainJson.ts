import * as z from 'zod';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';

/** Any value that JSON can hold: it crosses threads, is kept in the cache, and reaches the browser. Keys without a value are left out. */
export const plainJson = z.unknown().superRefine((value, context) => {
  for (const {path, what} of foreignValues(value, [])) {
    context.addIssue({
      code: 'custom',
      path: [...path],
      message: `must be plain JSON, but is ${what}`,
      params: {hint: 'Write text, numbers, true, false, null, lists and plain objects only.'},
    });
  }
});

/**
 * Finds what in a value cannot be written as JSON. Cycles and extreme nesting are reported where the value is loaded.
 */
function foreignValues(value: unknown, path: KeyPath): {path: KeyPath; what: string}[] {
  switch (typeof value) {
    case 'function':
      return [{path, what: 'a function'}];
    case 'bigint':
      return [{path, what: `the BigInt ${value}n`}];
    case 'symbol':
      return [{path, what: 'a symbol'}];
    case 'number':
      return Number.isFinite(value) ? [] : [{path, what: String(value)}];
    case 'object':
      return value === null ? [] : foreignParts(value, path);
    default:
      return [];
  }
}

function foreignParts(value: object, path: KeyPath): {path: KeyPath; what: string}[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => foreignValues(item, [...path, index]));
  const name = className(value);
  if (name !== undefined) return [{path, what: name}];
  return Object.entries(value).flatMap(([key, child]) => foreignValues(child, [...path, key]));
}

/** Names an object that is not a plain one: `a Map`. */
function className(value: object): string | undefined {
  if (isPlainObject(value)) return undefined;
  const name = value.constructor?.name || 'class instance';
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/**
 * The theme's options that must be plain: schemas treat a `Map`, or an instance of any other class, as an object
 * without keys.
 */
export const plainThemeConfig = z.looseObject({themeConfig: plainJson.optional()});
