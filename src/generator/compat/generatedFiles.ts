import path from 'node:path';
import {GENERATED_FOLDER} from '../files/cache/cacheFolder.ts';
import {writeWhole} from '../files/cache/keptFile.ts';
import {isBelow} from '../files/placeBelow.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import {readText} from '../files/readText.ts';
import type {NamedLocale} from '../config/resolveLocales.ts';
import {findPackage, packageFoldersAbove} from '../files/packages/dependencies.ts';
import {packageName} from '../problems/missingPackage.ts';
import type {DocsList} from './data/DocsList.ts';
import {isDocusaurusSite} from './docusaurusConfigFile.ts';
import {findOverrides} from './findOverrides.ts';
import {SITE_METADATA} from './data/siteMetadata.ts';
import {readCode, readModule} from './siteCode.ts';
import {siteFileOf} from '../shared/address/siteKey.ts';

/** A blog as Docusaurus' sidebar lists it. */
export interface BlogList {
  /** Id of the instance. */
  instance: string;
  title: string;
  items: {title: string; permalink: string; unlisted: boolean; date: string}[];
}

/** What the files are written from. */
interface Sources {
  blogs: () => readonly BlogList[];
  docs: () => readonly DocsList[];
  globalData?: Record<string, unknown>;
  /** See `Translation`; absent if the site is not configured as for Docusaurus. */
  configModule?: () => string;
  defaultLocale: string;
  locales: () => readonly NamedLocale[];
}

const NAMED = /\.docusaurus\/docusaurus-plugin-content-blog\/|@generated\/docusaurus-plugin-content-blog\//;

const NAMED_DOCS =
  /\b(?:useDocsVersion|useDocById|useDocsSidebar|use(?:All)?DocsData|useVersions|useLatestVersion|useActiveVersion|useLayoutDoc(?:sSidebar)?)\b|<Doc(?:Sidebar)?NavbarItem\b/;
const NAMED_CONFIG = generated('docusaurus\\.config');
/** Options of the configuration that are not in the data of the site. */
const READ_OPTIONS =
  /\buseDocusaurusContext\b[\s\S]*\b(?:presets|plugins|themes|staticDirectories|noIndex|headTags)\b/;
const NAMED_DATA = generated('(?:globalData|i18n|site-metadata)');

/** Name of the file with the docs of all versions. */
export const DOCS_FILE = 'docs-of-versions.json';

/** Name of the file with the configuration: a module, whatever the `package.json` of the site says of its files. */
export const CONFIG_FILE = 'docusaurus.config.mjs';

/** The folder that Docusaurus writes, relative to the site folder; it may be there from the last time it ran. */
export const DOCUSAURUS_FOLDER = '.docusaurus';

function generated(name: string): RegExp {
  return new RegExp(`(?:\\.docusaurus|@generated)/${name}\\b`);
}

/**
 * Writes the files that Docusaurus writes to `.docusaurus` and from which components read data that no other module provides:
 * the latest posts, the docs of all versions, and what Docusaurus knows about the site. Files that nothing uses are not written.
 *
 * @param where What may use them, see `usersIn`.
 */
export function writeGeneratedFiles(
  siteDir: string,
  {
    blogs,
    docs,
    globalData = {},
    configModule = () => docusaurusConfigModule({}),
    defaultLocale,
    locales,
  }: Sources,
  where: Where,
): void {
  if (!isDocusaurusSite(siteDir)) return;
  const code = usersIn(siteDir, where);
  if (code.length === 0) return;
  const uses = (pattern: RegExp): boolean => code.some((text) => pattern.test(text));
  const folder = path.join(siteDir, GENERATED_FOLDER);
  if (uses(NAMED)) {
    for (const {instance, title, items} of blogs()) {
      const name = `docusaurus-plugin-content-blog/${instance}/blog-post-list-prop-${instance}.json`;
      writeChanged(path.join(folder, name), JSON.stringify({title, items}));
    }
  }
  if (uses(NAMED_CONFIG) || uses(READ_OPTIONS)) writeChanged(path.join(folder, CONFIG_FILE), configModule());
  if (uses(NAMED_DOCS) || readsSidebar(siteDir, where))
    writeChanged(path.join(folder, DOCS_FILE), JSON.stringify(docs()));
  if (uses(NAMED_DATA)) {
    const languages = locales();
    const localeConfigs = Object.fromEntries(languages.map((one) => [one.locale, localeConfig(one)]));
    const all = {
      globalData,
      i18n: {
        defaultLocale,
        locales: languages.map(({locale}) => locale),
        currentLocale: defaultLocale,
        localeConfigs,
        path: 'i18n',
      },
      'site-metadata': SITE_METADATA,
    };
    for (const [name, data] of Object.entries(all))
      writeChanged(path.join(folder, `${name}.json`), JSON.stringify(data));
  }
}

/**
 * Whether the site's own sidebar uses the items that it gets, as one that only wraps the theme's does not, or the site
 * renders these items.
 */
function readsSidebar(siteDir: string, {folders}: Where): boolean {
  const {aliases} = findOverrides(siteDir, folders);
  const isOwn = ([name, file]: [string, string]): boolean =>
    /^@theme\/DocSidebar(?:Item|\/Desktop)/.test(name) && !isBelow(sourceDir, file);
  if (Object.entries(aliases).some(isOwn)) return true;
  const file = aliases['@theme/DocSidebar'];
  const text = file === undefined ? undefined : readText(file);
  return text !== undefined && (/\bsidebar\b/.test(text) || !/@theme-(?:original|init)\//.test(text));
}

/** The settings of a language as Docusaurus has them. */
function localeConfig({locale, folder, title: _, tagline: __, calendar, ...settings}: NamedLocale) {
  return {
    ...settings,
    calendar: calendar ?? 'gregory',
    path: folder?.split('/').at(-1) ?? locale,
    translate: folder !== undefined,
  };
}

/** Returns the code of the module that Docusaurus makes of a configuration: it has no functions. */
export function docusaurusConfigModule(config: unknown): string {
  return `export default ${JSON.stringify(config)};\n`;
}

/** Whether an import names a file that is written where something uses it. */
export function isGenerated(request: string): boolean {
  return NAMED_CONFIG.test(request) || NAMED_DATA.test(request);
}

function writeChanged(file: string, text: string): void {
  if (readText(file) !== text) writeWhole(file, text);
}

/** Where generated files may be used, besides the site's own code. */
interface Where {
  /** Registry keys that pages import. */
  components: readonly string[];
  /** Absolute paths of further folders with code. */
  folders: readonly string[];
}

/** The texts that may name generated files. */
function usersIn(siteDir: string, {components, folders}: Where): string[] {
  const own = [path.join(siteDir, 'src'), ...folders].flatMap(readCode);
  const imported = components.flatMap((key) => {
    // The hooks themselves: which of them a page uses is not known here.
    if (key === DOCS_CLIENT) return 'useDocsVersion';
    if (key.startsWith('@generated/')) return key;
    const file = siteFileOf(key);
    if (file !== undefined) return file.startsWith('src/') ? [] : readModule(path.join(siteDir, file));
    return /^@(?:theme|docusaurus)/.test(key) ? [] : packageCode(key, siteDir);
  });
  return [...own, ...imported];
}

const DOCS_CLIENT = '@docusaurus/plugin-content-docs/client';

/** The code of a package that says that it uses Docusaurus. */
function packageCode(key: string, siteDir: string): string[] {
  const dir = findPackage(packageName(key), packageFoldersAbove(siteDir));
  const about = dir === undefined ? undefined : readText(path.join(dir, 'package.json'));
  return dir !== undefined && about?.includes('docusaurus') ? readCode(dir) : [];
}
