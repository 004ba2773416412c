import * as z from 'zod';
import {functionOf, reaction} from './common.ts';
import {markdownPlugins} from './markdownPlugins.ts';

/** Parses the front matter of a file; the content must stay the same. */
export type ParseFrontMatter = (
  file: ReadFile & {defaultParseFrontMatter(file: ReadFile): Promise<ParsedFile>},
) => ParsedFile | Promise<ParsedFile>;

/** Returns the text of a file that is compiled instead of what is written. */
export type Preprocessor = (file: ReadFile) => string | Promise<string>;

interface ReadFile {
  /** Absolute path. */
  filePath: string;
  fileContent: string;
}

interface ParsedFile {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** Options of the Markdown compiler (Docusaurus docs: `markdown` of the site configuration). */
export const markdownSchema = z.strictObject({
  /** Language of `.md` files: MDX, CommonMark, or by the file extension. Default: `'mdx'`. */
  format: z
    .enum(['mdx', 'md', 'detect'])
    .default('mdx')
    .describe('Language of `.md` files: MDX, CommonMark, or by the file extension.'),
  /** Whether `mermaid` code blocks become diagrams. Default: `true`. */
  mermaid: z.boolean().default(true).describe('Whether `mermaid` code blocks become diagrams.'),
  /** Whether straight quotation marks, apostrophes, ` -- ` and `...` of prose become those of the language of the site: Dutch, English, French, German, Italian, Polish, Portuguese, Russian, Spanish, Turkish, Ukrainian or Vietnamese. Titles, labels, descriptions and the pages of an OpenAPI document are prose too. Code stays as it is, and so do ids and the pages as Markdown. Default: `false`. */
  typography: z
    .boolean()
    .default(false)
    .describe(
      'Whether straight quotation marks, apostrophes, ` -- ` and `...` of prose become those of the language of the site: Dutch, English, French, German, Italian, Polish, Portuguese, Russian, Spanish, Turkish, Ukrainian or Vietnamese. Titles, labels, descriptions and the pages of an OpenAPI document are prose too. Code stays as it is, and so do ids and the pages as Markdown.',
    ),
  /** Whether `:smile:` becomes a character. Default: `true`. */
  emoji: z.boolean().default(true).describe('Whether `:smile:` becomes a character.'),
  /** A function that reads the front matter of each file and may change it: `({filePath, fileContent, defaultParseFrontMatter}) => ({frontMatter, content})`; it may be asynchronous. */
  parseFrontMatter: functionOf<ParseFrontMatter>()
    .optional()
    .describe(
      'A function that reads the front matter of each file and may change it: `({filePath, fileContent, defaultParseFrontMatter}) => ({frontMatter, content})`; it may be asynchronous.',
    ),
  /** A function that changes the text of each Markdown file before it is compiled: `({filePath, fileContent}) => text`; it may be asynchronous. Titles and front matter are read from the file as it is. A page is compiled again when its file, the configuration or a module that the configuration imports changes, but not when a file changes that the function reads itself: import data as JSON in the configuration instead, or build with `--no-cache`. */
  preprocessor: functionOf<Preprocessor>()
    .optional()
    .describe(
      'A function that changes the text of each Markdown file before it is compiled: `({filePath, fileContent}) => text`; it may be asynchronous. Titles and front matter are read from the file as it is. A page is compiled again when its file, the configuration or a module that the configuration imports changes, but not when a file changes that the function reads itself: import data as JSON in the configuration instead, or build with `--no-cache`.',
    ),
  /** How heading ids are generated. */
  anchors: z
    .strictObject({
      /** Whether heading ids keep capital letters. Default: `false`. */
      maintainCase: z.boolean().default(false).describe('Whether heading ids keep capital letters.'),
    })
    .prefault({})
    .describe('How heading ids are generated.'),
  /** MDX 1 syntax that stays valid. */
  mdx1Compat: z
    .strictObject({
      /** Whether `<!-- -->` is a comment in MDX. Default: `true`. */
      comments: z.boolean().default(true).describe('Whether `<!-- -->` is a comment in MDX.'),
      /** Whether `:::note Title` works without brackets. Default: `true`. */
      admonitions: z.boolean().default(true).describe('Whether `:::note Title` works without brackets.'),
      /** Whether `{#id}` after a heading sets its id. Default: `true`. */
      headingIds: z.boolean().default(true).describe('Whether `{#id}` after a heading sets its id.'),
    })
    .prefault({})
    .describe('MDX 1 syntax that stays valid.'),
  /** What to do about broken references. */
  hooks: z
    .strictObject({
      /** What to do about links to files that do not exist. Default: `'warn'`. */
      onBrokenMarkdownLinks: reaction
        .default('warn')
        .describe('What to do about links to files that do not exist.'),
      /** What to do about images that do not exist. Default: `'warn'`. */
      onBrokenMarkdownImages: reaction.default('warn').describe('What to do about images that do not exist.'),
    })
    .prefault({})
    .describe('What to do about broken references.'),
  /** Options for converting Markdown to HTML. */
  remarkRehypeOptions: z
    .strictObject({
      /** Label of the footnote section; `Footnotes` in the language of the site if left out. */
      footnoteLabel: z
        .string()
        .optional()
        .describe('Label of the footnote section; `Footnotes` in the language of the site if left out.'),
    })
    .prefault({})
    .describe('Options for converting Markdown to HTML.'),
  ...markdownPlugins,
});
