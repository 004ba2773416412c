import {describeValue} from '../../problems/describeSchema.ts';
import {lowerFirst} from '../../shared/text/letterCase.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {FormMistake} from './FormMistake.ts';

/**
 * The keywords of a schema that no value can meet as they are meant: a pattern, a default that is not allowed, and
 * numbers that only YAML has.
 */
export function valueMistakes(schema: Record<string, unknown>): FormMistake[] {
  return [...patternMistakes(schema.pattern), ...defaultMistakes(schema), ...numberMistakes(schema)];
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
