import type * as z from 'zod';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {type SchemaProblemOptions, schemaProblems} from './schemaProblems.ts';

type CheckOptions = Omit<SchemaProblemOptions, 'schema' | 'input'> &
  Partial<Pick<SchemaProblemOptions, 'schema'>> & {first?: z.ZodType};

/**
 * Validates a value against a schema.
 *
 * @param options If it contains a `schema`, that one determines what the problems list as allowed. Problems that
 * `first` finds
 *   replace those that the schema finds in the same place.
 * @returns The parsed value with its defaults, or the problems in our own wording; `value` is absent if there are any.
 */
export function checkSchema<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  {first, ...options}: CheckOptions,
): {value?: z.output<Schema>; problems: Problem[]} {
  const result = schema.safeParse(input);
  const early = first?.safeParse(input).error?.issues ?? [];
  if (result.success && early.length === 0) return {value: result.data, problems: []};
  const others = (result.error?.issues ?? []).filter((issue) => !early.some((one) => isCovered(issue, one)));
  return {problems: schemaProblems([...early, ...others], {schema, ...options, input})};
}

/**
 * Whether an issue is less specific than another one in the same place. A union's issue may concern any part of its
 * value.
 */
function isCovered({code, path}: z.core.$ZodIssue, by: z.core.$ZodIssue): boolean {
  return startsWith(path, by.path) || (code === 'invalid_union' && startsWith(by.path, path));
}

function startsWith(path: KeyPath, beginning: KeyPath): boolean {
  return beginning.every((part, index) => part === path[index]);
}
