import {isRecord} from '../../shared/invariants/isRecord.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {describeValue} from '../../problems/describeSchema.ts';
import {joinWords} from '../../shared/text/joinWords.ts';
import {lowerFirst} from '../../shared/text/letterCase.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {FormMistake} from './FormMistake.ts';

/**
 * The keywords of a schema that no value can meet as they are meant: a pattern, a default that is not allowed, examples
 * of another type, and numbers that only YAML has.
 */
export function valueMistakes(schema: Record<string, unknown>): FormMistake[] {
  return [
    ...patternMistakes(schema.pattern),
    ...defaultMistakes(schema),
    ...exampleMistakes(schema),
    ...numberMistakes(schema),
  ];
}

/** Whether a value is of a type, by its name in JSON Schema. */
const IS_TYPE: Record<string, (value: unknown) => boolean> = {
  string: isText,
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number' && !(Math.abs(value % 1) > 0),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isRecord,
  null: (value) => value === null,
};

/** Examples that are not of the type that a schema has. */
function exampleMistakes(schema: Record<string, unknown>): FormMistake[] {
  const {type, nullable, enum: values} = schema;
  const types = (Array.isArray(type) ? type : [type]).filter(isText);
  if (types.length === 0 || types.some((one) => !Object.hasOwn(IS_TYPE, one))) return [];
  const isAllowed = (value: unknown): boolean =>
    types.some((one) => IS_TYPE[one]?.(value)) ||
    (value === null && (nullable === true || listOf(values).includes(null)));
  const allowed = joinWords(
    types.map((one) => `\`${one}\``),
    'or',
  );
  const examples: [keys: string[], value: unknown][] = [
    [['example'], schema.example],
    ...listOf(schema.examples).map((value, index): [string[], unknown] => [['examples', `${index}`], value]),
  ];
  return examples
    .filter(([, value]) => value !== undefined && !isAllowed(value))
    .map(([keys, value]) => ({
      keys,
      message: `An example of a schema is ${describeValue(value)}, but its \`type\` is ${allowed}.`,
      hint: meantExample(value, isAllowed) ?? 'Write an example of that type, or change the type.',
    }));
}

/** The same value with or without quotation marks. */
function meantExample(value: unknown, isAllowed: (value: unknown) => boolean): string | undefined {
  if (typeof value === 'object') return undefined;
  const isLiteral = isText(value) && /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/.test(value);
  const meant: unknown = isLiteral ? JSON.parse(value) : String(value);
  return isAllowed(meant) ? `Write \`${JSON.stringify(meant)}\`.` : undefined;
}

/** `.inf` and `.nan`, which would be `null` in examples and in the document for download. */
function numberMistakes(schema: Record<string, unknown>): FormMistake[] {
  return Object.entries(schema)
    .filter(([, value]) => typeof value === 'number' && !Number.isFinite(value))
    .map(([key, value]) => ({
      keys: [key],
      message: `The \`${key}\` of a schema is ${value}, which is no number in JSON.`,
      hint: 'Remove it, or describe it in words.',
    }));
}

function patternMistakes(pattern: unknown): FormMistake[] {
  if (typeof pattern !== 'string') return [];
  // Many patterns are written without Unicode in mind: `[\w-.]`.
  const reason = regExpMistake(pattern, 'u') && regExpMistake(pattern, '');
  if (reason === undefined) return [];
  const message = `The \`pattern\` of a schema is not a regular expression: ${reason}.`;
  return [{keys: ['pattern'], message, hint: 'Write it as in JavaScript, without slashes and flags.'}];
}

/** Why a text is no regular expression; undefined if it is one. */
function regExpMistake(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    const reason = error instanceof SyntaxError ? /.*: ([^:]+)$/s.exec(error.message)?.[1] : undefined;
    return reason === undefined ? 'it cannot be read' : lowerFirst(reason);
  }
}

function defaultMistakes({default: own, enum: values, nullable}: Record<string, unknown>): FormMistake[] {
  if (own === undefined || !Array.isArray(values) || values.length === 0) return [];
  if (own === null && nullable === true) return [];
  const text = JSON.stringify(own);
  if (values.some((value) => JSON.stringify(value) === text)) return [];
  const hint = meantValue(own, values) ?? 'Add it to the list, or remove it.';
  const message = `The \`default\` of a schema is ${describeValue(own)}, which its \`enum\` does not have.`;
  return [{keys: ['default'], message, hint}];
}

/** A value of another type that looks the same, or a similar name. */
function meantValue(own: unknown, values: readonly unknown[]): string | undefined {
  const isPlain = typeof own !== 'object';
  const same = isPlain ? values.find((value) => String(value) === String(own)) : undefined;
  if (same !== undefined) return `Write \`${JSON.stringify(same)}\`.`;
  const near = isText(own) ? nearest(own, values.filter(isText)) : undefined;
  return near === undefined ? undefined : `Did you mean \`${near}\`?`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
