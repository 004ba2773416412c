import * as z from 'zod';
import {checkImage} from '../../config/schema/checkSafe.ts';
import {redirectSources} from '../../config/schema/redirectsSchema.ts';
import {date, filledText, flag, headingLevel, slug, text} from './fields.ts';

/** Front matter keys that docs, posts and pages share (Docusaurus 3 front matter). */
export const commonFields = {
  title: text()
    .optional()
    .describe(
      'Title of the page: in the browser tab, in links to it, and as the heading when the text has none.',
    ),
  description: text()
    .optional()
    .describe('Summary for search engines and cards; by default, the first line of the text.'),
  keywords: z.array(text()).optional().describe('Keywords for search engines.'),
  image: z
    .string()
    .superRefine(checkImage)
    .optional()
    .describe('Image shown when the page is shared: a site path, a relative path or an address.'),
  slug: slug()
    .optional()
    .describe('Address of the page: from the section’s root if it begins with `/`, otherwise relative.'),
  redirect_from: redirectSources
    .optional()
    .describe('Old addresses that redirect to the page: site paths without the base URL.'),
  anchor_aliases: z
    .record(z.string(), filledText())
    .optional()
    .describe('Former ids of headings, each with the id that the heading has now.'),
  hide_table_of_contents: flag().optional().describe('Hides the table of contents.'),
  toc_min_heading_level: headingLevel()
    .optional()
    .describe('Highest heading level in the table of contents, from 2 to 6.'),
  toc_max_heading_level: headingLevel()
    .optional()
    .describe('Lowest heading level in the table of contents, from 2 to 6.'),
  last_update: z
    .object({
      date: date().optional().describe('Day of the last change, instead of the one in git.'),
      author: filledText().optional().describe('Who made the last change, instead of the author in git.'),
    })
    .refine((value) => value.date !== undefined || value.author !== undefined, {
      error: 'must have a `date` or an `author`',
    })
    .optional()
    .describe('Overrides what git says about the last change.'),
  draft: flag().optional().describe('Leaves the page out of builds.'),
  unlisted: flag()
    .optional()
    .describe('Builds the page, but leaves it out of sidebars, lists, feeds, search and the sitemap.'),
  mdx: z
    .object({
      format: z
        .enum(['mdx', 'md', 'detect'])
        .optional()
        .describe('How the text is parsed; `detect` depends on the file extension.'),
    })
    .optional()
    .describe('Settings of the Markdown compiler.'),
};

/** A tag: a key of the tags file, a label, or both parts of a tag. */
export const tagsField = z
  .array(
    z.union([
      filledText(),
      z.object({
        label: filledText().describe('Text of the tag.'),
        permalink: filledText().describe('Path of the tag’s page below the tags route.'),
      }),
    ]),
  )
  .optional()
  .describe('Tags of the page: keys of the tags file, or labels.');

interface Checked {
  draft?: boolean;
  unlisted?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}

/** Checks that involve two keys at once; for `superRefine` of a front matter schema. */
export function checkTogether(value: Checked, context: z.RefinementCtx): void {
  if (value.draft && value.unlisted) {
    context.addIssue({
      code: 'custom',
      // A page kept by mistake affects other checks less than a missing one.
      path: ['draft'],
      message: '`draft` and `unlisted` cannot both be true.',
      params: {hint: 'Keep `draft` to leave the page out, or `unlisted` to publish it without links to it.'},
    });
  }
  const {toc_min_heading_level: min, toc_max_heading_level: max} = value;
  if (min !== undefined && max !== undefined && min > max) {
    context.addIssue({
      code: 'custom',
      path: ['toc_min_heading_level'],
      message: `must not be greater than \`toc_max_heading_level\`, which is ${max}`,
    });
  }
}
