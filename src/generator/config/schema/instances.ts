import * as z from 'zod';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';

/** What identifies one docs, blog or pages instance. */
interface Instance {
  id: string;
  path: string;
  routeBasePath: string;
}

/**
 * An option that may be switched off, be written as one object, or as a list of objects with an `id` each.
 *
 * @param apart What else no two of them may have in common.
 */
export function instances<Schema extends z.ZodType<Instance>>(
  schema: Schema,
  apart: readonly ('path' | 'routeBasePath')[] = ['path', 'routeBasePath'],
) {
  const check = (list: readonly Instance[], context: z.RefinementCtx) => checkInstances(list, apart, context);
  return z.union([z.literal(false), schema, z.array(schema).superRefine(check)]);
}

/**
 * The objects of an option in a list, with the place where each is written.
 *
 * @param key The option.
 */
export function listOf<Options>(
  written: false | Options | Options[],
  key: string,
): (Options & {at: KeyPath})[] {
  if (written === false) return [];
  if (!Array.isArray(written)) return [{...written, at: [key]}];
  return written.map((options, index) => ({...options, at: [key, index]}));
}

/** Ids name files, a file belongs to one page, and two docs or blogs with the same routes would hide each other's lists. */
function checkInstances(
  list: readonly Instance[],
  apart: readonly ('path' | 'routeBasePath')[],
  context: z.RefinementCtx,
): void {
  list.forEach((own, index) => {
    const {id} = own;
    const earlier = list.slice(0, index);
    const issue = (key: keyof Instance, message: string, hint: string) =>
      context.addIssue({code: 'custom', path: [index, key], message, params: {hint}});
    if (earlier.some((other) => other.id === id)) {
      const hint = 'Give each its own `id`; only one may leave it out.';
      issue(
        'id',
        id === DEFAULT_ID ? 'is missing, and another one has none either' : `is \`${id}\` twice`,
        hint,
      );
    }
    for (const key of apart) {
      const taken = earlier.find((other) => other[key] === own[key]);
      if (!taken) continue;
      const message = `is \`${own[key]}\`, as that of \`${taken.id}\``;
      issue(key, message, `Give each its own \`${key}\`.`);
    }
  });
}
