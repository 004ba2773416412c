import type {Limits, Schema} from '../model/Schema.ts';
import {BOTH, NARROWER, WIDER} from './breaks.ts';
import type {Breaks, Finding} from './Change.ts';
import {type Place, statedPlace, statedValue} from './Place.ts';
import {say, type Statement} from './Statement.ts';

const UPPER = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxContains',
  'maxProperties',
] as const;
const LOWER = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minContains',
  'minProperties',
] as const;
/** A different value forbids some values that were allowed, and allows some that were not. */
const OTHER = ['multipleOf', 'pattern', 'uniqueItems', 'contentMediaType', 'contentEncoding'] as const;

/** Compares the limits of two schemas, including `format`. */
export function compareLimits(before: Schema, after: Schema, place: Place): Finding[] {
  // A list contains at least one such item, unless it says otherwise.
  const implied = before.contains && after.contains ? {minContains: 1} : {};
  const older: Limits = {...implied, ...before.limits};
  const newer: Limits = {...implied, ...after.limits};
  const compare = (key: keyof Limits, breaksOf: (from: number, to: number) => Breaks): Finding[] => {
    const [from, to] = [older[key], newer[key]];
    if (from === to) return [];
    const breaks = from === undefined ? NARROWER : to === undefined ? WIDER : undefined;
    return [{breaks: breaks ?? breaksOf(Number(from), Number(to)), text: changed(key, from, to, place)}];
  };
  return [
    ...compareFormat(before, after, place),
    ...UPPER.flatMap((key) => compare(key, (from, to) => (to < from ? NARROWER : WIDER))),
    ...LOWER.flatMap((key) => compare(key, (from, to) => (to > from ? NARROWER : WIDER))),
    ...OTHER.flatMap((key) => compare(key, () => BOTH)),
  ];
}

/** Number formats and their wider counterparts: values of the first fit into the second. */
const WIDENED: readonly (readonly [string, string])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

function compareFormat({format: from}: Schema, {format: to}: Schema, place: Place): Finding[] {
  if (from === to) return [];
  const isPair = (one: string | undefined, other: string | undefined) =>
    WIDENED.some(([small, large]) => small === one && large === other);
  const breaks =
    from === undefined || isPair(to, from) ? NARROWER : to === undefined || isPair(from, to) ? WIDER : BOTH;
  return [{breaks, text: changed('format', from, to, place)}];
}

function changed(limit: string, from: unknown, to: unknown, place: Place): Statement {
  const where = statedPlace(place);
  if (from === undefined) return say('limitAdded', {place: where, limit, value: statedValue(to, place)});
  if (to === undefined) return say('limitRemoved', {place: where, limit, value: statedValue(from, place)});
  return say('limitChanged', {
    place: where,
    limit,
    from: statedValue(from, place),
    to: statedValue(to, place),
  });
}
