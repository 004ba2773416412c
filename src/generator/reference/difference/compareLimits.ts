import type {Limits, Schema} from '../model/Schema.ts';
import {valueText} from '../types/describeLimits.ts';
import type {Breaks, Finding} from './Change.ts';
import {capitalized, type Phrase, say} from './Phrase.ts';

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
/** Any other value than before excludes some of what was allowed and allows some of what was not. */
const OTHER = ['multipleOf', 'pattern', 'uniqueItems', 'contentMediaType', 'contentEncoding'] as const;

/** Allows less than before: requests that were right may be wrong. */
const NARROWER: Breaks = {request: true, response: false};
/** Allows more than before: responses may hold what they never held. */
const WIDER: Breaks = {request: false, response: true};

/** Compares the limits of two schemas, `format` among them. */
export function compareLimits(before: Schema, after: Schema, where: Phrase): Finding[] {
  const older = before.limits ?? {};
  const newer = after.limits ?? {};
  const compare = (key: keyof Limits, breaksOf: (from: number, to: number) => Breaks): Finding[] => {
    const [from, to] = [older[key], newer[key]];
    if (from === to) return [];
    const breaks = from === undefined ? NARROWER : to === undefined ? WIDER : undefined;
    return [{breaks: breaks ?? breaksOf(Number(from), Number(to)), text: changed(key, from, to, where)}];
  };
  return [
    ...compareFormat(before, after, where),
    ...UPPER.flatMap((key) => compare(key, (from, to) => (to < from ? NARROWER : WIDER))),
    ...LOWER.flatMap((key) => compare(key, (from, to) => (to > from ? NARROWER : WIDER))),
    ...OTHER.flatMap((key) => compare(key, () => ({request: true, response: true}))),
  ];
}

/** Larger numbers of the same kind: what fits into the first fits into the second. */
const WIDENED: readonly (readonly [string, string])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

function compareFormat({format: from}: Schema, {format: to}: Schema, where: Phrase): Finding[] {
  if (from === to) return [];
  const isPair = (one: string | undefined, other: string | undefined) =>
    WIDENED.some(([small, large]) => small === one && large === other);
  const breaks =
    from === undefined || isPair(to, from)
      ? NARROWER
      : to === undefined || isPair(from, to)
        ? WIDER
        : {request: true, response: true};
  return [{breaks, text: changed('format', from, to, where)}];
}

function changed(key: string, from: unknown, to: unknown, where: Phrase): Phrase {
  if (from === undefined) return capitalized(say`${where} has a ${key} now: ${valueText(to)}.`);
  if (to === undefined) return capitalized(say`${where} has no ${key} any more; it was ${valueText(from)}.`);
  return say`The ${key} of ${where} changed from ${valueText(from)} to ${valueText(to)}.`;
}
