import * as z from 'zod';
import {checkImage, checkLink} from '../../config/schema/checkSafe.ts';
import {filledText, flag, text} from '../frontMatter/fields.ts';

/** Accounts of an author by platform. */
export const socialsField = z
  .record(z.string(), filledText().superRefine(checkLink))
  .optional()
  .describe('Accounts by platform (`github`, `x`, `linkedin` and so on): a name there, or a whole address.');

const author = z
  .looseObject({
    name: filledText().optional().describe('Name of the author.'),
    title: filledText().optional().describe('What the author does.'),
    url: filledText().superRefine(checkLink).optional().describe('Address that the name leads to.'),
    email: filledText().optional().describe('Mail address, for feeds.'),
    image_url: filledText()
      .superRefine(checkImage)
      .optional()
      .describe('Picture of the author: an address or a site path.'),
    imageURL: filledText()
      .superRefine(checkImage)
      .optional()
      .describe('As `image_url`.')
      .meta({deprecated: true}),
    description: text().optional().describe('A sentence about the author, for the author’s page.'),
    page: z
      .union([flag(), z.strictObject({permalink: filledText().describe('Path below the authors route.')})])
      .optional()
      .describe('Whether the author has a page with all posts, and at which path.'),
    socials: socialsField,
  })
  .refine(
    (value) => value.name !== undefined || value.imageURL !== undefined || value.image_url !== undefined,
    {
      error: 'must have a `name` or an `image_url`',
    },
  );

/** The authors file (`authors.yml`): authors by key. */
export const authorsFileSchema = z.record(z.string(), author);

export type AuthorEntry = z.output<typeof author>;

/** Keys that an author may have, for the detection of misspelled ones. */
export const AUTHOR_KEYS: readonly string[] = Object.keys(author.shape);
