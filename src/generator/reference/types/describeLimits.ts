import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {pluralForm} from '../../shared/messages/pluralMessage.ts';
import type {Limits, Schema} from '../model/Schema.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {exactCode, numberText} from '../source/exactNumbers.ts';

/** A constraint in words; `code` is a value or pattern that replaces `{value}`, set as code. */
export interface Constraint {
  words: string;
  code?: string;
}

/** Longer values are cut, since a default may be a large object. */
const LONGEST_VALUE = 80;

/** Describes the limits of a type in words: `1 to 100`, `up to 64 characters`, `matches …`, `default …`. */
export function describeLimits(schema: Schema, words: ReferenceWords): Constraint[] {
  const {limits = {}, constant} = schema;
  const {minLength, maxLength, minItems, maxItems, minProperties, maxProperties} = limits;
  const {multipleOf, pattern, contentMediaType, contentEncoding} = limits;
  return [
    ...(constant ? [{words: words.always, code: valueText(constant.value)}] : []),
    ...range(limits, words),
    ...counted(minLength, maxLength, words.characterCount, words),
    ...counted(minItems, maxItems, words.itemCount, words),
    ...counted(minProperties, maxProperties, words.propertyCount, words),
    ...filled(words.multipleOf, {limit: multipleOf}),
    ...(limits.uniqueItems ? [{words: words.noItemTwice}] : []),
    ...(pattern === undefined ? [] : [{words: words.matches, code: pattern}]),
    // A schema of the content is on a line of its own, which names the type.
    ...filled(words.holdsMedia, {type: schema.content ? undefined : contentMediaType}),
    ...filled(words.encodedAs, {encoding: contentEncoding}),
    ...(schema.default ? [{words: words.defaultsTo, code: valueText(schema.default.value)}] : []),
  ];
}

/** How many items match `contains`; undefined if that may be none. */
export function describeContained({limits = {}}: Schema, words: ReferenceWords): string | undefined {
  const {minContains = 1, maxContains} = limits;
  return counted(minContains, maxContains, words.itemCount, words)[0]?.words;
}

/** A value as JSON, cut if it is long. */
export function valueText(value: unknown): string {
  const text = plainText(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

function plainText(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' && value !== '' ? value : exactCode(JSON.stringify(value) ?? '');
}

/** A message filled with its values; nothing if a value is missing. */
function filled(message: string, values: Record<string, string | number | undefined>): Constraint[] {
  const known = Object.entries(values).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  if (known.length === 0) return [];
  const written = known.map(([key, value]) => [key, typeof value === 'number' ? numberText(value) : value]);
  return [{words: fillMessage(message, Object.fromEntries(written))}];
}

function range(
  {minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Limits,
  words: ReferenceWords,
): Constraint[] {
  if (minimum !== undefined && maximum !== undefined)
    return filled(words.between, {least: minimum, most: maximum});
  return [
    ...filled(words.atLeast, {limit: minimum}),
    ...filled(words.moreThan, {limit: exclusiveMinimum}),
    ...filled(words.atMost, {limit: maximum}),
    ...filled(words.lessThan, {limit: exclusiveMaximum}),
  ];
}

/** @param noun A plural message for what is counted; the number is written as in the document. */
function counted(
  least: number | undefined,
  most: number | undefined,
  noun: string,
  words: ReferenceWords,
): Constraint[] {
  const count = (number: number): string =>
    fillMessage(pluralForm(noun, number, words.locale), {count: number});
  if (least !== undefined && most !== undefined) {
    return least === most
      ? filled(words.exactly, {limit: count(most)})
      : filled(words.between, {least, most: count(most)});
  }
  if (most !== undefined) return filled(words.upTo, {limit: count(most)});
  return least === undefined || least === 0 ? [] : filled(words.atLeast, {limit: count(least)});
}
