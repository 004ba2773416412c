import * as z from 'zod';
import {checkLink} from './checkSafe.ts';

/** The search of a site. It has one when its navbar has an item of type `search`. */
export const searchSchema = z.strictObject({
  /** Other words that are searched for along with a word or phrase: `{OldName: 'NewName', price: ['support plans', 'costs']}`. */
  synonyms: z
    .record(
      z.string(),
      z
        .union([z.string(), z.array(z.string())])
        .transform((meant) => (typeof meant === 'string' ? [meant] : meant)),
    )
    .default({})
    .describe(
      "Other words that are searched for along with a word or phrase: `{OldName: 'NewName', price: ['support plans', 'costs']}`.",
    ),
  /** Links that the search offers before anything is typed; by default, those of the navbar. Default: `[]`. */
  tasks: z
    .array(
      z.strictObject({
        /** What the reader wants to do. */
        label: z.string().min(1).describe('What the reader wants to do.'),
        /** Path in the site, without the base URL. */
        to: z.string().superRefine(checkLink).describe('Path in the site, without the base URL.'),
      }),
    )
    .default([])
    .describe('Links that the search offers before anything is typed; by default, those of the navbar.'),
});
