import * as z from 'zod';
import {markdownPlugins} from './markdownPlugins.ts';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  fileInfo,
  folder,
  globs,
  reaction,
  routePart,
  tagsFile,
} from './common.ts';

const currentVersion = z.strictObject({
  /** Label of the version. */
  label: z.string().optional().describe('Label of the version.'),
});

/** Options of the docs (Docusaurus docs: plugin-content-docs). */
export const docsSchema = z.strictObject({
  /** Folder of the docs, relative to the site folder. Default: `'docs'`. */
  path: folder.default('docs').describe('Folder of the docs, relative to the site folder.'),
  /** First part of the routes of all docs; `/` for none. Default: `'docs'`. */
  routeBasePath: routePart.default('docs').describe('First part of the routes of all docs; `/` for none.'),
  /** Files of the folder that are docs. */
  include: globs.default(['**/*.{md,mdx}']).describe('Files of the folder that are docs.'),
  /** Files of the folder that are not docs. */
  exclude: globs.default(DEFAULT_EXCLUDE).describe('Files of the folder that are not docs.'),
  /** Path of the sidebars file; `false` for no sidebar; one that follows the folders if left out. */
  sidebarPath: z
    .union([z.string(), z.literal(false)])
    .optional()
    .describe('Path of the sidebars file; `false` for no sidebar; one that follows the folders if left out.'),
  /** Whether sidebar categories can be closed, unless one says otherwise. Default: `true`. */
  sidebarCollapsible: z
    .boolean()
    .default(true)
    .describe('Whether sidebar categories can be closed, unless one says otherwise.'),
  /** Whether sidebar categories are closed at first, unless one says otherwise. Default: `true`. */
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('Whether sidebar categories are closed at first, unless one says otherwise.'),
  /** Whether `01-` in front of a file or folder name gives its position and leaves its id. Default: `true`. */
  numberPrefixParser: z
    .boolean()
    .default(true)
    .describe('Whether `01-` in front of a file or folder name gives its position and leaves its id.'),
  ...fileInfo,
  /** Whether docs show where they stand in the sidebar. Default: `true`. */
  breadcrumbs: z.boolean().default(true).describe('Whether docs show where they stand in the sidebar.'),
  /** Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one. */
  tags: tagsFile.describe('Tags file, relative to `path`; `tags.yml` if left out, `false` ignores one.'),
  /** Route part of the tag pages. Default: `'tags'`. */
  tagsBasePath: routePart.default('tags').describe('Route part of the tag pages.'),
  /** What to do about tags that the tags file does not name. Default: `'warn'`. */
  onInlineTags: reaction.default('warn').describe('What to do about tags that the tags file does not name.'),
  ...admonitions,
  ...markdownPlugins,
  /** Options of the docs version `current`. */
  versions: z
    .strictObject({
      /** The version that the docs folder holds. */
      current: currentVersion.optional().describe('The version that the docs folder holds.'),
    })
    .optional()
    .describe('Options of the docs version `current`.'),
});
