import {lowerFirst} from '../../shared/text/letterCase.ts';
import {schemaExampleMistakes} from './exampleMistakes.ts';
import type {FormMistake} from './FormMistake.ts';

/**
 * The keywords of a schema that no value can meet as they are meant: a pattern, a default and examples that are not
 * allowed, and numbers that only YAML has.
 */
export function valueMistakes(schema: Record<string, unknown>): FormMistake[] {
  return [...patternMistakes(schema.pattern), ...schemaExampleMistakes(schema), ...numberMistakes(schema)];
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
