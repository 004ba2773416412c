import * as z from 'zod';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import {checkLink} from './checkSafe.ts';
import {checkAddress, checkBasePath} from './checkAddress.ts';
import {withoutOuterSlashes} from '../../shared/address/withoutOuterSlashes.ts';

/** Schema parts that several areas of the configuration share. */

export const reaction = z.enum(['ignore', 'log', 'warn', 'throw']);

/** Docusaurus docs: files that are not content in the docs, blog and pages folders. */
export const DEFAULT_EXCLUDE = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** Name of one docs, blog or pages among several. */
export const instanceId = z
  .string()
  .regex(/^[\w-]+$/, {error: 'must consist of letters, digits, `-` and `_`'})
  .default(DEFAULT_ID);

export const folder = z.string().min(1);

export const globs = z.array(z.string().min(1));

/** One part of a route: outer slashes don't matter, and an empty text means the root, written `/`. */
export const routePart = z
  .string()
  .superRefine(checkAddress)
  .transform((path) => withoutOuterSlashes(path) || '/');

/** A path in the site, without the base URL. The example is for authors who leave out the slash at its start. */
export const sitePath = (example: string) =>
  z
    .string()
    .refine((path) => path.startsWith('/'), {
      error: 'must begin with `/`',
      params: {hint: `Write a site path such as \`${example}\`.`},
    })
    .superRefine(checkAddress);

/** The path that all addresses of a site or language begin with: it gets the outer slashes that it lacks. */
export const basePath = z
  .string()
  .refine((text) => text === text.trim(), {abort: true, error: 'must not begin or end with a space'})
  .refine((text) => !URL.canParse(text), {
    abort: true,
    error: 'must be a path, not a full URL',
    params: {hint: 'Put scheme and host in `url`, and only the path here, for example `/v1/`.'},
  })
  .superRefine(checkBasePath)
  .transform((path) => `/${withoutOuterSlashes(path)}/`.replace('//', '/'));

export const tagsFile = z
  .union([z.string(), z.literal(false), z.null()])
  .transform((file) => file ?? undefined)
  .optional();

/** `true`, `false`, or the extra types in addition to the built-in ones. */
export const admonitions = {
  /** Whether `:::note` and the like are admonitions, or an object with more types. Default: `true`. */
  admonitions: z
    .union([
      z.boolean(),
      z.strictObject({
        /** Admonition types in addition to the built-in ones. Default: `[]`. */
        keywords: z
          .array(z.string())
          .default([])
          .describe('Admonition types in addition to the built-in ones.'),
      }),
    ])
    .default(true)
    .describe('Whether `:::note` and the like are admonitions, or an object with more types.'),
};

/** A function of the site; its result is checked where it is called. */
export function functionOf<Type>() {
  return z
    .custom<Type>((value) => typeof value === 'function', 'must be a function')
    .meta({isFunction: true});
}

/** Address of the site’s folder in the repository, or what gives the address of each page's file. */
export function editUrl<Page>() {
  return z
    .union([
      z.string().superRefine(checkLink),
      functionOf<(page: Page & EditedPage) => string | null | undefined>(),
    ])
    .optional();
}

/** What a function for edit links receives for each page. */
export interface EditedPage {
  /** Path with the base URL. */
  permalink: string;
  /** BCP 47 tag of the language. */
  locale: string;
}

/** What a page shows of its file's last change. */
export const fileInfo = {
  /** Whether a page shows when its file was last changed. Default: `false`. */
  showLastUpdateTime: z
    .boolean()
    .default(false)
    .describe('Whether a page shows when its file was last changed.'),
  /** Whether a page shows who last changed its file. Default: `false`. */
  showLastUpdateAuthor: z
    .boolean()
    .default(false)
    .describe('Whether a page shows who last changed its file.'),
};
