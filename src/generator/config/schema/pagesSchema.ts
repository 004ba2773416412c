import * as z from 'zod';
import {markdownPlugins} from './markdownPlugins.ts';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  editUrl,
  fileInfo,
  folder,
  globs,
  instanceId,
  routePart,
} from './common.ts';

/** Options of the single pages (Docusaurus docs: plugin-content-pages). */
export const pagesSchema = z.strictObject({
  /** Id of these pages, if there are several. */
  id: instanceId.describe('Id of these pages, if there are several.'),
  /** Folder of the pages, relative to the site folder. Default: `'src/pages'`. */
  path: folder
    .refine((path) => !/^\.?(?:\/\.?)*$/.test(path), {
      error: 'must be a folder in the site, not the site itself',
      params: {hint: 'Its configuration and its docs would be pages, too. Put the pages into `src/pages`.'},
    })
    .default('src/pages')
    .describe('Folder of the pages, relative to the site folder.'),
  /** First part of the routes of the pages; `/` for none. Default: `'/'`. */
  routeBasePath: routePart.default('/').describe('First part of the routes of the pages; `/` for none.'),
  /** Files of the folder that are pages. */
  include: globs.default(['**/*.{js,jsx,ts,tsx,md,mdx}']).describe('Files of the folder that are pages.'),
  /** Files of the folder that are not pages. */
  exclude: globs.default(DEFAULT_EXCLUDE).describe('Files of the folder that are not pages.'),
  /** Address of the site’s folder in the repository, for “Edit this page” links, or a function that returns the address for a page: `({locale, pagesDirPath, pagesPath, permalink}) => …`. */
  editUrl: editUrl<{pagesDirPath: string; pagesPath: string}>().describe(
    'Address of the site’s folder in the repository, for “Edit this page” links, or a function that returns the address for a page: `({locale, pagesDirPath, pagesPath, permalink}) => …`.',
  ),
  ...fileInfo,
  ...admonitions,
  ...markdownPlugins,
});
