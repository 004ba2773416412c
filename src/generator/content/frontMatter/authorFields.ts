import * as z from 'zod';
import {checkImage, checkLink} from '../../config/schema/checkSafe.ts';
import {unsafeScheme} from '../../shared/html/unsafeScheme.ts';
import {joinWords} from '../../shared/text/joinWords.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {filledText, flag, text} from './fields.ts';

/** Address that the author's name links to. */
export function authorUrl() {
  return filledText()
    .superRefine(checkLink)
    .refine((value) => value.trim() === '' || unsafeScheme(value, 'link') !== undefined || LINK.test(value), {
      error: 'must be a full URL or a path of the site',
      params: {hint: 'Write an address such as `https://example.com/ann`, or a path such as `/team/ann`.'},
    });
}

const LINK = /^(?:[a-z][a-z\d+.-]*:|[/#]|\.{1,2}\/)\S*$/i;

/** Email address of an author. */
function authorEmail() {
  return filledText().refine((value) => value.trim() === '' || /^(?!mailto:)[^\s@]+@[^\s@]+$/i.test(value), {
    error: 'must be an email address',
    params: {hint: 'Write it alone, such as `ann@example.com`.'},
  });
}

/** What is known of an author, in the authors file and in posts. */
export const authorFields = {
  name: filledText().optional().describe('Name of the author.'),
  title: filledText().optional().describe('Role of the author.'),
  url: authorUrl().optional().describe('Address that the name links to.'),
  email: authorEmail().optional().describe('Email address, for feeds.'),
  image_url: filledText()
    .superRefine(checkImage)
    .optional()
    .describe('Image of the author: an address or a site path.'),
  imageURL: filledText()
    .superRefine(checkImage)
    .optional()
    .describe('Same as `image_url`.')
    .meta({deprecated: true}),
  description: text().optional().describe('A sentence about the author.'),
  socials: z
    .record(z.string(), filledText().superRefine(checkLink))
    .optional()
    .describe('Accounts by platform (`github`, `x`, `linkedin` and so on): an account name or a full URL.'),
};

/**
 * Adds an issue for an author without any of the keys that show who it is.
 *
 * @param naming Keys of which an author needs one.
 */
export function checkNaming(value: object, naming: readonly string[], context: z.RefinementCtx): void {
  const keys = Object.entries(value).flatMap(([key, given]) => (given === undefined ? [] : key));
  if (keys.some((key) => key === 'imageURL' || naming.includes(key))) return;
  const misspelled = keys.find((key) => nearest(key, naming) !== undefined);
  const hint = misspelled && `Did you mean \`${nearest(misspelled, naming)}\` by \`${misspelled}\`?`;
  const list = joinWords(
    naming.map((key) => `a${/^[aeiou]/.test(key) ? 'n' : ''} \`${key}\``),
    'or',
  );
  context.addIssue({code: 'custom', message: `must have ${list}`, ...(hint && {params: {hint}})});
}

const author = z
  .looseObject({
    ...authorFields,
    description: text().optional().describe('A sentence about the author, for the author’s page.'),
    page: z
      .union([flag(), z.strictObject({permalink: filledText().describe('Path below the authors route.')})])
      .optional()
      .describe('Whether the author has a page with all posts, and at which path.'),
  })
  .superRefine((value, context) => checkNaming(value, ['name', 'image_url'], context));

/** The authors file (`authors.yml`): authors by key. */
export const authorsFileSchema = z.record(z.string(), author);

export type AuthorEntry = z.output<typeof author>;

/** Keys that an author may have, used to detect misspelled ones. */
export const AUTHOR_KEYS: readonly string[] = Object.keys(author.shape);
