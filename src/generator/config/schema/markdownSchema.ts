import * as z from 'zod';
import {reaction, unsupported, unsupportedFunction, withoutFunction} from './common.ts';

const reactionOrFunction = z.union([reaction, unsupportedFunction]);

/** Options of the Markdown compiler (Docusaurus docs: `markdown` of the site configuration). */
export const markdownSchema = z.strictObject({
  format: z
    .enum(['mdx', 'md', 'detect'])
    .default('mdx')
    .describe('Language of `.md` files: MDX, CommonMark, or by the file extension.'),
  mermaid: z.boolean().default(true).describe('Whether `mermaid` code blocks become diagrams.'),
  emoji: z.boolean().default(true).describe('Whether `:smile:` becomes a character.'),
  anchors: z
    .strictObject({
      maintainCase: z.boolean().default(false).describe('Whether heading ids keep capital letters.'),
    })
    .prefault({})
    .describe('How heading ids are made.'),
  mdx1Compat: z
    .strictObject({
      comments: z.boolean().default(true).describe('Whether `<!-- -->` is a comment in MDX.'),
      admonitions: z.boolean().default(true).describe('Whether `:::note Title` works without brackets.'),
      headingIds: z.boolean().default(true).describe('Whether `{#id}` behind a heading is its id.'),
    })
    .prefault({})
    .describe('Forms of MDX 1 that stay valid.'),
  hooks: z
    .strictObject({
      // No default: an older option at the top level may give it.
      onBrokenMarkdownLinks: reactionOrFunction
        .transform((value) => withoutFunction(value, undefined))
        .optional()
        .describe('What to do about links to files that do not exist; `warn` if left out.'),
      onBrokenMarkdownImages: reactionOrFunction
        .transform((value) => withoutFunction(value, 'warn' as const))
        .default('warn')
        .describe('What to do about images that do not exist.'),
    })
    .prefault({})
    .describe('What to do about broken references.'),
  remarkRehypeOptions: z
    .looseObject({
      footnoteLabel: z.string().default('Footnotes').describe('Label of the footnote section.'),
    })
    .prefault({})
    .describe('Options of the step from Markdown to HTML.'),
  preprocessor: unsupported('A function that changes the source text.'),
  parseFrontMatter: unsupported('A function that reads the front matter.'),
});
