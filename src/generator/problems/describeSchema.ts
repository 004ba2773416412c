import type * as z from 'zod';
import {joinWords} from '../shared/text/joinWords.ts';
import {definition, schemasAt} from './knownKeys.ts';

/** What schemas accept, in words: `a string, a number or null`. */
export function describeExpected(schemas: readonly z.core.$ZodType[]): string {
  const words = schemas.flatMap((schema) => describeOne(schema));
  return joinWords([...new Set(words)], 'or');
}

/** The strings that schemas accept literally (enums, literals). */
export function acceptedWords(schemas: readonly z.core.$ZodType[]): string[] {
  const values = schemas.flatMap((schema): unknown[] => {
    const def = definition(schema);
    if (def.type === 'enum') return Object.values(def.entries);
    return def.type === 'literal' ? def.values : [];
  });
  return values.filter((value) => typeof value === 'string');
}

/** Describes a value with a noun: `the string "two"`, `the number 3`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return `\`${value}\``;
  if (typeof value === 'string') return `the string ${quote(value)}`;
  if (typeof value === 'number' || typeof value === 'bigint') return `the number ${value}`;
  if (typeof value === 'function') return 'a function';
  if (value instanceof Date) return `the date ${isoDate(value)}`;
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** Lists the keys that an object may have, in a sentence; nothing if there are none. */
export function listKeys(keys: readonly string[]): string | undefined {
  const names = [...new Set(keys)].map((key) => `\`${key}\``);
  return names.length === 0 ? undefined : `Known keys are ${joinWords(names)}.`;
}

function describeOne(schema: z.core.$ZodType): string[] {
  const def = definition(schema);
  switch (def.type) {
    case 'string':
      return ['a string'];
    case 'number':
    case 'bigint':
      return ['a number'];
    case 'boolean':
      return ['`true`', '`false`'];
    case 'date':
      return ['a date'];
    case 'null':
    case 'nullable':
      return ['`null`'];
    case 'function':
      return ['a function'];
    case 'object':
    case 'record':
    case 'map':
      return ['an object'];
    case 'array':
      return [describeList(def.element)];
    case 'tuple':
      return ['a list'];
    case 'enum':
      return Object.values(def.entries).map(literal);
    case 'literal':
      return def.values.map(literal);
    default:
      return [];
  }
}

const PLURALS: Record<string, string> = {
  'a string': 'strings',
  'a number': 'numbers',
  'an object': 'objects',
  'a list': 'lists',
};

function describeList(element: z.core.$ZodType): string {
  const inner = [...new Set(schemasAt(element, []).flatMap(describeOne))];
  const words = inner.map((word) => PLURALS[word]);
  const known = words.filter((word) => word !== undefined);
  return known.length > 0 && known.length === words.length ? `a list of ${joinWords(known, 'or')}` : 'a list';
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : `\`${String(value)}\``;
}

function quote(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return `"${short.replace(/\n/g, '\\n')}"`;
}

function isoDate(date: Date): string {
  return Number.isNaN(date.getTime()) ? 'invalid' : date.toISOString().replace(/T00:00:00\.000Z$/, '');
}
