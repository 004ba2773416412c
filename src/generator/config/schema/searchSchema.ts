import * as z from 'zod';

/** The search of a site. It has one when its navbar has an item of type `search`. */
export const searchSchema = z.strictObject({
  /** Words that readers may know from earlier, and what is searched for them: `{OldName: "NewName"}`. */
  synonyms: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Words that readers may know from earlier, and what is searched for them: `{OldName: "NewName"}`.',
    ),
});
