import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {pluralForm} from '../../shared/messages/pluralMessage.ts';
import type {ApiModel} from '../model/ApiModel.ts';
import type {Limits, Schema} from '../model/Schema.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {exactCode, type LongIntegers, numberText} from '../source/exactNumbers.ts';

/** A constraint in words; `code` is a value or pattern that replaces `{value}`, set as code. */
export interface Constraint {
  words: string;
  code?: string;
}

/** Longer values are cut, since a default may be a large object. */
const LONGEST_VALUE = 80;

/** What texts with values depend on. */
export interface LimitContext {
  words: ReferenceWords;
  model: Pick<ApiModel, 'longIntegers'>;
}

/** Describes the limits of a type in words: `1 to 100`, `up to 64 characters`, `matches …`, `default …`. */
export function describeLimits(schema: Schema, {words, model}: LimitContext): Constraint[] {
  const {limits = {}, constant} = schema;
  const {minLength, maxLength, minItems, maxItems, minProperties, maxProperties} = limits;
  const {multipleOf, pattern, contentMediaType, contentEncoding} = limits;
  const {longIntegers} = model;
  return [
    ...(constant ? [{words: words.always, code: valueText(constant.value, longIntegers)}] : []),
    ...range(limits, words, longIntegers),
    ...counted(minLength, maxLength, words.characterCount, words),
    ...counted(minItems, maxItems, words.itemCount, words),
    ...counted(minProperties, maxProperties, words.propertyCount, words),
    ...filled(words.multipleOf, {
      limit: multipleOf === undefined ? undefined : numberText(multipleOf, longIntegers),
    }),
    ...(limits.uniqueItems ? [{words: words.noItemTwice}] : []),
    ...(pattern === undefined ? [] : [{words: words.matches, code: pattern}]),
    // A schema of the content is on a line of its own, which names the type.
    ...filled(words.holdsMedia, {type: schema.content ? undefined : contentMediaType}),
    ...filled(words.encodedAs, {encoding: contentEncoding}),
    ...(schema.default
      ? [{words: words.defaultsTo, code: valueText(schema.default.value, longIntegers)}]
      : []),
  ];
}

/** How many items match `contains`; undefined if that may be none. */
export function describeContained({limits = {}}: Schema, words: ReferenceWords): string | undefined {
  const {minContains = 1, maxContains} = limits;
  return counted(minContains, maxContains, words.itemCount, words)[0]?.words;
}

/** A value as JSON, cut if it is long. */
export function valueText(value: unknown, longIntegers: LongIntegers): string {
  const text = plainText(value, longIntegers);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

function plainText(value: unknown, longIntegers: LongIntegers): string {
  if (typeof value === 'number') return numberText(value, longIntegers);
  return typeof value === 'string' && value !== ''
    ? value
    : exactCode(JSON.stringify(value) ?? '', longIntegers);
}

/** A message filled with its values; nothing if a value is missing. */
function filled(message: string, values: Record<string, string | number | undefined>): Constraint[] {
  const known = Object.entries(values).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  return known.length === 0 ? [] : [{words: fillMessage(message, Object.fromEntries(known))}];
}

function range(
  {minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Limits,
  words: ReferenceWords,
  longIntegers: LongIntegers,
): Constraint[] {
  const written = (value: number | undefined) =>
    value === undefined ? undefined : numberText(value, longIntegers);
  if (minimum !== undefined && maximum !== undefined)
    return filled(words.between, {least: written(minimum), most: written(maximum)});
  return [
    ...filled(words.atLeast, {limit: written(minimum)}),
    ...filled(words.moreThan, {limit: written(exclusiveMinimum)}),
    ...filled(words.atMost, {limit: written(maximum)}),
    ...filled(words.lessThan, {limit: written(exclusiveMaximum)}),
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
