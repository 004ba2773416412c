import * as z from 'zod';
import {markdownPlugins} from './markdownPlugins.ts';
import {
  admonitions,
  DEFAULT_EXCLUDE,
  editUrl,
  fileInfo,
  folder,
  functionOf,
  globs,
  instanceId,
  reaction,
  routePart,
  tagsFile,
} from './common.ts';

/** Takes the name of a file without extension, or of a folder, apart. */
export type NumberPrefixParser = (name: string) => {filename: string; numberPrefix?: number};

const versionOptions = z.strictObject({
  /** Label of the version; its name, and `Next` for the docs folder, if left out. */
  label: z
    .string()
    .optional()
    .describe('Label of the version; its name, and `Next` for the docs folder, if left out.'),
  /** Route part of the version; none for the last version, `next` for the docs folder, else its name, if left out. */
  path: routePart
    .optional()
    .describe(
      'Route part of the version; none for the last version, `next` for the docs folder, else its name, if left out.',
    ),
  /** What its pages say at their top; `unreleased` for versions newer than the last one, `unmaintained` for older ones, if left out. */
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe(
      'What its pages say at their top; `unreleased` for versions newer than the last one, `unmaintained` for older ones, if left out.',
    ),
  /** Whether its pages show its label; those of docs with several versions do if left out. */
  badge: z
    .boolean()
    .optional()
    .describe('Whether its pages show its label; those of docs with several versions do if left out.'),
  /** Class of its pages. */
  className: z.string().optional().describe('Class of its pages.'),
  /** Whether search engines leave out its pages. Default: `false`. */
  noIndex: z.boolean().default(false).describe('Whether search engines leave out its pages.'),
});

/** Options of the docs (Docusaurus docs: plugin-content-docs). */
export const docsSchema = z.strictObject({
  /** Name of these docs among several; it begins the names of their versions’ files. */
  id: instanceId.describe('Name of these docs among several; it begins the names of their versions’ files.'),
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
  /** Whether `01-` in front of a file or folder name gives its position and leaves its id, or a function that takes a name apart: `(name) => ({filename, numberPrefix})`. Default: `true`. */
  numberPrefixParser: z
    .union([z.boolean(), functionOf<NumberPrefixParser>()])
    .default(true)
    .describe(
      'Whether `01-` in front of a file or folder name gives its position and leaves its id, or a function that takes a name apart: `(name) => ({filename, numberPrefix})`.',
    ),
  /** Address of the repository folder that holds the site, for “Edit this page” links, or a function that gives the address for a page: `({locale, version, versionDocsDirPath, docPath, permalink}) => …`. */
  editUrl: editUrl<{version: string; versionDocsDirPath: string; docPath: string}>().describe(
    'Address of the repository folder that holds the site, for “Edit this page” links, or a function that gives the address for a page: `({locale, version, versionDocsDirPath, docPath, permalink}) => …`.',
  ),
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
  /** Whether “Edit this page” on a page of an older version leads to the file in the docs folder. Default: `false`. */
  editCurrentVersion: z
    .boolean()
    .default(false)
    .describe('Whether “Edit this page” on a page of an older version leads to the file in the docs folder.'),
  /** Whether older versions are left out. Default: `false`. */
  disableVersioning: z.boolean().default(false).describe('Whether older versions are left out.'),
  /** Whether the docs folder is one of the versions. Default: `true`. */
  includeCurrentVersion: z
    .boolean()
    .default(true)
    .describe('Whether the docs folder is one of the versions.'),
  /** The versions that are published; all if left out. */
  onlyIncludeVersions: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('The versions that are published; all if left out.'),
  /** The version that readers are led to; the newest one in `versions.json` if left out. */
  lastVersion: z
    .string()
    .optional()
    .describe('The version that readers are led to; the newest one in `versions.json` if left out.'),
  /** Options of versions by their names; `current` is what the docs folder holds. */
  versions: z
    .record(z.string(), versionOptions)
    .default({})
    .describe('Options of versions by their names; `current` is what the docs folder holds.'),
});
