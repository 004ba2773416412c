import path from 'node:path';
import {GENERATED_FOLDER} from '../../files/cache/cacheFolder.ts';
import {withoutUndefined} from '../../shared/collections/withoutUndefined.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';

/** Defaults of Docusaurus, which plugins read without a check. */
const CONFIG_DEFAULTS = {
  themeConfig: {},
  customFields: {},
  presets: [],
  plugins: [],
  themes: [],
  headTags: [],
  stylesheets: [],
  scripts: [],
  clientModules: [],
  staticDirectories: ['static'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  tagline: '',
  titleDelimiter: '|',
  noIndex: false,
};

/** The same for options of which a site may set a part. */
const PARTS = {
  i18n: {defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {}},
  future: {v4: {}, faster: {}, experimental_router: 'browser'},
  markdown: {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    parseFrontMatter: (file: {defaultParseFrontMatter(file: object): unknown}) =>
      file.defaultParseFrontMatter(file),
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
};

function withDefaults(config: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(PARTS).map(([name, defaults]) => {
      const own = isPlainObject(config[name]) ? config[name] : {};
      return [name, {...defaults, ...withoutUndefined(own)}];
    }),
  );
}

/**
 * The part of Docusaurus' load context that plugins and presets get alike.
 *
 * @param siteDir Absolute path of the site folder.
 * @param config The configuration as it is written.
 */
export function siteContext(siteDir: string, config: Record<string, unknown>) {
  return {
    siteDir,
    siteConfig: {...CONFIG_DEFAULTS, ...withoutUndefined(config), ...withDefaults(config)},
    outDir: path.join(siteDir, 'build'),
    generatedFilesDir: path.join(siteDir, GENERATED_FOLDER),
    codeTranslations: {},
  };
}
