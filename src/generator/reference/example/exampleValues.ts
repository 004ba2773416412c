import {createHash} from 'node:crypto';
import type {Limits, Schema} from '../model/Schema.ts';
import {wordsOf} from '../../shared/text/letterCase.ts';
import {readPattern} from '../../shared/text/readPattern.ts';
import {patternTexts} from './patternTexts.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

const BY_FORMAT: Record<string, string> = {
  time: '09:30:00Z',
  duration: 'PT15M',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'api.example.com',
  ipv4: '192.0.2.10',
  ipv6: '2001:db8::10',
  uri: 'https://example.com/item',
  url: 'https://example.com/item',
  'uri-reference': '/item',
  'uri-template': '/item/{id}',
  byte: 'ZXhhbXBsZQ==',
  binary: 'ZXhhbXBsZQ==',
  password: '<password>',
  'json-pointer': '/item/0',
  regex: '^[a-z]+$',
};

/** Values by the last word of a name, for strings without a format. */
const BY_WORD: Record<string, string> = {
  email: 'ada@example.com',
  phone: '+1 202 555 0142',
  url: 'https://example.com/item',
  uri: 'https://example.com/item',
  link: 'https://example.com/item',
  website: 'https://example.com',
  host: 'api.example.com',
  hostname: 'api.example.com',
  domain: 'example.com',
  ip: '192.0.2.10',
  password: '<password>',
  secret: '<secret>',
  token: '<token>',
  username: 'ada',
  login: 'ada',
  version: '1.0.0',
  currency: 'USD',
  country: 'US',
  language: 'en',
  locale: 'en',
  timezone: 'UTC',
  city: 'Zurich',
  postalcode: '8001',
  color: '#2f5bd0',
  filename: 'report.pdf',
  path: '/data/report.pdf',
  icon: 'star',
};

/** Patterns of these say nothing of months and hours. */
const DAYS_AND_TIMES = [
  ...['2025-03-10T09:30:00Z', '2025-03-10T09:30:00.000Z', '2025-03-10T09:30:00', '2025-03-10 09:30:00'],
  ...['2025-03-10', '2025-03', '09:30', '09:30:00'],
];

/** A string that matches format, pattern, name and length of a schema. */
export function exampleString(schema: Schema, name: string): string {
  // OpenAPI 3.1 says `contentEncoding` where 3.0 said `format: byte`.
  const format = schema.limits?.contentEncoding === 'base64' ? 'byte' : schema.format;
  const text = format === 'uuid' ? exampleUuid(name) : (formatValue(format) ?? byName(name));
  return withinLimits(text, schema);
}

/** A text that a schema allows: the given one if possible, cut or spelled differently, or else one like its pattern. */
export function withinLimits(text: string, {limits = {}}: Schema): string {
  const {maxLength = Number.POSITIVE_INFINITY, minLength = 0, pattern} = limits;
  const cut = withinLength(text, limits);
  const expression = pattern === undefined ? undefined : readPattern(pattern);
  if (pattern === undefined || !expression) return cut;
  const fits = (one: string) =>
    one.length >= minLength && one.length <= maxLength && expression.test(one) && one.trim() !== '';
  const likely = [cut, ...spellingsOf(text), ...DAYS_AND_TIMES].find(fits);
  if (likely !== undefined) return likely;
  const made = patternTexts(pattern, hexOf(text), [3, minLength, 1, 0]).filter(fits);
  // `^(0|[1-9]\d*)$` is the pattern of ids, of which 0 is none.
  return made.find((one) => one.length > 1) ?? made[0] ?? cut;
}

/** How identifiers, codes and numbers write the words of a text. */
function spellingsOf(text: string): string[] {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const joined = ['-', '_', ''].map((separator) => words.join(separator));
  return [text.replaceAll(' ', ''), ...joined, ...joined.map((one) => one.toUpperCase())];
}

function withinLength(text: string, {maxLength, minLength = 0}: Limits): string {
  const short =
    maxLength !== undefined && text.length > maxLength ? text.slice(0, maxLength).trimEnd() : text;
  return short.length < minLength && minLength < 1000 ? short.padEnd(minLength, 'x') : short;
}

/** A number that matches type and limits of a schema. */
export function exampleNumber(schema: Schema, name: string): number {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf} = schema.limits ?? {};
  const whole = schema.types[0] === 'integer';
  const step = multipleOf ?? (whole ? 1 : 0.5);
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  // Multiples of a fraction are not exact.
  const unit =
    multipleOf !== undefined && Number.isInteger(multipleOf) && multipleOf > 0 ? multipleOf : undefined;
  let value = multipleOf ?? byNumberName(name, whole);
  if (least !== undefined && value < least) value = unit ? Math.ceil(least / unit) * unit : least;
  if (most !== undefined && value > most) value = unit ? Math.floor(most / unit) * unit : most;
  return whole ? Math.ceil(value) : value;
}

/** A UUID derived from a name (formatted as version 4). */
export function exampleUuid(name: string): string {
  const hex = hexOf(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A text for a field of which only the name is known. */
export function unknownText(name: string): string {
  return `Example ${wordsOf(name).join(' ').toLowerCase()}`;
}

/** Hexadecimal digits derived from a text. */
export function hexOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function formatValue(format: string | undefined): string | undefined {
  return format === undefined ? undefined : ownValue(BY_FORMAT, format);
}

function byName(name: string): string {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const last = words.at(-1) ?? '';
  const joined = words.slice(-2).join('');
  for (const key of [joined, last]) {
    const value = ownValue(BY_WORD, key);
    if (value !== undefined) return value;
  }
  if (last === 'id') return exampleUuid(name).slice(0, 8);
  if (/^(?:hash|fingerprint|checksum|digest|sha|sha1|sha256|etag)$/.test(last)) return hexOf(name);
  return words.length === 0 ? 'text' : unknownText(name);
}

function byNumberName(name: string, whole: boolean): number {
  const last = wordsOf(name).at(-1)?.toLowerCase() ?? '';
  if (/^(?:price|amount|total|cost|balance)$/.test(last)) return whole ? 1999 : 19.99;
  if (/^(?:year)$/.test(last)) return 2025;
  if (/^(?:page|offset|index|order|position)$/.test(last)) return 0;
  if (/^(?:size|limit)$/.test(last)) return 20;
  if (/^(?:latitude|lat)$/.test(last)) return 47.37;
  if (/^(?:longitude|lon|lng)$/.test(last)) return 8.54;
  return whole ? 1 : 1.5;
}
