import type {Limits, Schema} from '../model/Schema.ts';

/** One constraint in words; `code` is a value or pattern that is set as code after the words. */
export interface Constraint {
  words: string;
  code?: string;
}

/** Longer values are cut: a default may be a whole object. */
const LONGEST_VALUE = 80;

/** Writes what narrows a type in words: `1 to 100`, `up to 64 characters`, `matches …`, `default …`. */
export function describeLimits(schema: Schema): Constraint[] {
  const {limits = {}, constant} = schema;
  return [
    ...(constant ? [{words: 'always', code: valueText(constant.value)}] : []),
    ...range(limits),
    ...counted(limits.minLength, limits.maxLength, 'character'),
    ...counted(limits.minItems, limits.maxItems, 'item'),
    ...counted(limits.minProperties, limits.maxProperties, 'property', 'properties'),
    ...(limits.multipleOf === undefined ? [] : [{words: `a multiple of ${limits.multipleOf}`}]),
    ...(limits.uniqueItems ? [{words: 'no item twice'}] : []),
    ...(limits.pattern === undefined ? [] : [{words: 'matches', code: limits.pattern}]),
    ...(limits.contentMediaType === undefined ? [] : [{words: `holds ${limits.contentMediaType}`}]),
    ...(limits.contentEncoding === undefined ? [] : [{words: `encoded as ${limits.contentEncoding}`}]),
    ...(schema.default ? [{words: 'default', code: valueText(schema.default.value)}] : []),
  ];
}

/** A value as JSON writes it, cut when it is long. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

function range({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Limits): Constraint[] {
  if (minimum !== undefined && maximum !== undefined) return [{words: `${minimum} to ${maximum}`}];
  return [
    ...(minimum === undefined ? [] : [{words: `at least ${minimum}`}]),
    ...(exclusiveMinimum === undefined ? [] : [{words: `more than ${exclusiveMinimum}`}]),
    ...(maximum === undefined ? [] : [{words: `at most ${maximum}`}]),
    ...(exclusiveMaximum === undefined ? [] : [{words: `less than ${exclusiveMaximum}`}]),
  ];
}

function counted(
  least: number | undefined,
  most: number | undefined,
  singular: string,
  plural = `${singular}s`,
): Constraint[] {
  const noun = (count: number) => (count === 1 ? singular : plural);
  if (least !== undefined && most !== undefined) {
    return [{words: least === most ? `exactly ${most} ${noun(most)}` : `${least} to ${most} ${plural}`}];
  }
  if (most !== undefined) return [{words: `up to ${most} ${noun(most)}`}];
  if (least === undefined || least === 0) return [];
  return [{words: `at least ${least} ${noun(least)}`}];
}
