import type * as z from 'zod';
import type {Problem} from '../shared/problems/Problem.ts';
import {type SchemaProblemOptions, schemaProblems} from './schemaProblems.ts';

/**
 * Checks a value against a schema.
 *
 * @param options Its `schema`, where there is one, says in the problems what may be written.
 * @returns The parsed value with its defaults, or the problems in our words; `value` is absent if there is one.
 */
export function checkSchema<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  options: Omit<SchemaProblemOptions, 'schema' | 'input'> & Partial<Pick<SchemaProblemOptions, 'schema'>>,
): {value?: z.output<Schema>; problems: Problem[]} {
  const result = schema.safeParse(input);
  if (result.success) return {value: result.data, problems: []};
  return {problems: schemaProblems(result.error, {schema, ...options, input})};
}
