import {isRecord} from '../invariants/isRecord.ts';
import {ownValue} from '../invariants/ownValue.ts';
import {readPattern} from '../text/readPattern.ts';
import type {ComposerField, FieldLimits} from './ComposerData.ts';
import {isLongInteger} from './isLongInteger.ts';

/** Why a value does not match its schema; `limit` and `example` go into the message. */
export interface FieldMistake {
  /** Names and indexes that point to the value. */
  place: readonly (string | number)[];
  kind:
    | 'required'
    | 'number'
    | 'integer'
    | 'minimum'
    | 'maximum'
    | 'above'
    | 'below'
    | 'short'
    | 'long'
    | 'pattern'
    | 'format'
    | 'few'
    | 'many'
    | 'json'
    | 'header';
  limit?: string;
  example?: string;
}

type Place = readonly (string | number)[];

/** Checks a value against the schema of its field. An empty optional value is valid. */
export function checkField(field: ComposerField, value: unknown, place: Place = []): FieldMistake[] {
  if (value === undefined || value === '') return field.required ? [{place, kind: 'required'}] : [];
  switch (field.kind) {
    case 'number':
    case 'integer':
      return checkNumber(field, value, place);
    case 'text':
      return typeof value === 'string' ? checkText(field, value, place) : [];
    case 'list':
      return Array.isArray(value) ? checkList(field, value, place) : [{place, kind: 'json'}];
    case 'object':
      return checkObject(field, value, place);
    default:
      return [];
  }
}

function checkObject({fields = []}: ComposerField, value: unknown, place: Place): FieldMistake[] {
  if (!isRecord(value)) return [{place, kind: 'json'}];
  return fields.flatMap((field) => checkField(field, ownValue(value, field.name), [...place, field.name]));
}

function checkList(
  {item, limits = {}}: ComposerField,
  value: readonly unknown[],
  place: Place,
): FieldMistake[] {
  const {minItems, maxItems} = limits;
  return [
    ...(minItems !== undefined && value.length < minItems ? [mistake(place, 'few', minItems)] : []),
    ...(maxItems !== undefined && value.length > maxItems ? [mistake(place, 'many', maxItems)] : []),
    ...(item
      ? value.flatMap((one, index) => checkField({...item, required: true}, one, [...place, index]))
      : []),
  ];
}

function checkNumber({kind, limits = {}}: ComposerField, value: unknown, place: Place): FieldMistake[] {
  if (typeof value === 'string' && isLongInteger(value)) return checkRange(limits, Number(value), place);
  if (typeof value !== 'number' || !Number.isFinite(value))
    return [{place, kind: kind === 'integer' ? 'integer' : 'number'}];
  if (kind === 'integer' && !Number.isInteger(value)) return [{place, kind: 'integer'}];
  return checkRange(limits, value, place);
}

function checkRange(
  {minimum, maximum, exclusiveMinimum, exclusiveMaximum}: FieldLimits,
  value: number,
  place: Place,
): FieldMistake[] {
  if (minimum !== undefined && value < minimum) return [mistake(place, 'minimum', minimum)];
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return [mistake(place, 'above', exclusiveMinimum)];
  if (maximum !== undefined && value > maximum) return [mistake(place, 'maximum', maximum)];
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return [mistake(place, 'below', exclusiveMaximum)];
  return [];
}

function checkText({limits = {}, format}: ComposerField, value: string, place: Place): FieldMistake[] {
  const {minLength, maxLength, pattern} = limits;
  const length = [...value].length;
  if (minLength !== undefined && length < minLength) return [mistake(place, 'short', minLength)];
  if (maxLength !== undefined && length > maxLength) return [mistake(place, 'long', maxLength)];
  // Patterns in another dialect are left to the server.
  const expression = pattern === undefined ? undefined : readPattern(pattern);
  if (expression && !expression.test(value)) return [{place, kind: 'pattern', limit: expression.source}];
  const known = format === undefined ? undefined : FORMATS.get(format);
  return known && !known.test.test(value)
    ? [{place, kind: 'format', limit: format, example: known.example}]
    : [];
}

/** Formats of JSON Schema (2020-12, section 7.3), checked only closely enough to catch typos. */
const FORMATS = new Map([
  ['date', {test: /^\d{4}-\d{2}-\d{2}$/, example: '2025-03-31'}],
  [
    'date-time',
    {
      test: /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/,
      example: '2025-03-31T09:30:00Z',
    },
  ],
  ['time', {test: /^\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/, example: '09:30:00Z'}],
  [
    'uuid',
    {test: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i, example: '8c0f3b5e-2a41-4f7d-9b16-5d7e3c2a1f08'},
  ],
  ['email', {test: /^[^\s@]+@[^\s@]+$/, example: 'ada@example.com'}],
  ['uri', {test: /^[a-z][a-z\d+.-]*:\S+$/i, example: 'https://example.com'}],
]);

function mistake(place: Place, kind: FieldMistake['kind'], limit: number): FieldMistake {
  return {place, kind, limit: String(limit)};
}
