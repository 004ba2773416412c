import * as z from 'zod';
import {
  admonitions,
  contentPluginRest,
  defaultExclude,
  editUrl,
  folder,
  globs,
  lastUpdate,
  routePart,
  unsupported,
} from './common.ts';

/** Options of the single pages (Docusaurus docs: plugin-content-pages). */
export const pagesSchema = z.strictObject({
  path: folder.default('src/pages').describe('Folder of the pages, relative to the site folder.'),
  routeBasePath: routePart.default('/').describe('First part of the routes of the pages; `/` for none.'),
  include: globs.default(['**/*.{js,jsx,ts,tsx,md,mdx}']).describe('Files of the folder that are pages.'),
  exclude: globs.default(defaultExclude).describe('Files of the folder that are not pages.'),
  editUrl,
  ...lastUpdate,
  admonitions,
  mdxPageComponent: unsupported('Component of a Markdown page.'),
  ...contentPluginRest,
});
