import * as z from 'zod';
import {checkImage} from '../../config/schema/checkSafe.ts';
import {authorFields, authorUrl, checkNaming} from './authorFields.ts';
import {checkTogether, commonFields, tagsField} from './commonFields.ts';
import {customProps, date, filledText, text} from './fields.ts';

const inlineAuthor = z
  .looseObject({
    key: filledText().optional().describe('Key in the authors file; the other keys override its values.'),
    ...authorFields,
    customProps: customProps().optional().describe('Your own values.'),
  })
  .superRefine((author, context) => checkNaming(author, ['key', 'name', 'image_url'], context));

/** Keys that an author in a post may have, used to detect misspelled ones. */
export const INLINE_AUTHOR_KEYS: readonly string[] = Object.keys(inlineAuthor.shape);

/** Front matter of a blog post (Docusaurus 3 blog plugin). Other keys are allowed and kept. */
export const postFrontMatterSchema = z
  .looseObject({
    id: filledText().optional().describe('Deprecated: use `slug`.').meta({deprecated: true}),
    ...commonFields,
    tags: tagsField,
    title_meta: text().optional().describe('Title in the browser tab and for search engines only.'),
    sidebar_label: filledText()
      .optional()
      .describe('Text in the list of recent posts, instead of the title.'),
    date: date().optional().describe('Day of the post, instead of the one in the file name.'),
    authors: z
      .union([filledText(), inlineAuthor, z.array(z.union([filledText(), inlineAuthor]))])
      .optional()
      .describe('A key of the authors file, an author object, or a list of these.'),
    author: filledText().optional().describe('Name of the only author (old form).').meta({deprecated: true}),
    author_title: filledText()
      .optional()
      .describe('Role of the only author (old form).')
      .meta({deprecated: true}),
    author_url: authorUrl()
      .optional()
      .describe('Address of the only author (old form).')
      .meta({deprecated: true}),
    author_image_url: filledText()
      .superRefine(checkImage)
      .optional()
      .describe('Image of the only author (old form).')
      .meta({deprecated: true}),
    authorTitle: filledText().optional().describe('Same as `author_title`.').meta({deprecated: true}),
    authorURL: authorUrl().optional().describe('Same as `author_url`.').meta({deprecated: true}),
    authorImageURL: filledText()
      .superRefine(checkImage)
      .optional()
      .describe('Same as `author_image_url`.')
      .meta({deprecated: true}),
  })
  .superRefine((value, context) => {
    checkTogether(value, context);
    const old = LEGACY_AUTHOR_KEYS.find((key) => value[key] !== undefined);
    if (value.authors === undefined || old === undefined) return;
    context.addIssue({
      code: 'custom',
      path: [old],
      message: `\`${old}\` cannot be used together with \`authors\`.`,
      params: {hint: 'Move the author into `authors`.'},
    });
  });

const LEGACY_AUTHOR_KEYS = [
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
] as const;

export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;
