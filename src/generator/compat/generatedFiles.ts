import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../files/keptFile.ts';
import type {DocsList} from './DocsList.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';

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
  i18n: {defaultLocale: string; locales: readonly string[]};
}

const CODE = /\.[cm]?[jt]sx?$/;
const NAMED = /\.docusaurus\/docusaurus-plugin-content-blog\/|@generated\/docusaurus-plugin-content-blog\//;

const NAMED_DOCS =
  /\b(?:useDocsVersion|useDocById|useDocsSidebar|use(?:All)?DocsData|useVersions|useLatestVersion|useActiveVersion)\b/;
const NAMED_CONFIG = generated('docusaurus\\.config');
const NAMED_DATA = generated('(?:globalData|i18n|site-metadata)');

/** Name of the file with the docs of all versions. */
export const DOCS_FILE = 'docs-of-versions.json';

/** Folder of the site that holds what Docusaurus generates. */
export const GENERATED_FOLDER = '.docusaurus';

function generated(name: string): RegExp {
  return new RegExp(`(?:\\.docusaurus|@generated)/${name}\\b`);
}

/**
 * Writes the files in `.docusaurus` from which components read data that no other module provides: the latest posts, the
 * docs of all versions, and what Docusaurus knows about the site. Files that the site does not use are not written.
 */
export function writeGeneratedFiles(
  {siteDir, configFile}: {siteDir: string; configFile: string},
  {blogs, docs, globalData = {}, i18n}: Sources,
): void {
  if (!isDocusaurusConfig(configFile)) return;
  const code = readCode(siteDir);
  const uses = (pattern: RegExp): boolean => code.some((text) => pattern.test(text));
  const folder = path.join(siteDir, GENERATED_FOLDER);
  if (uses(NAMED)) {
    for (const {instance, title, items} of blogs()) {
      const name = `docusaurus-plugin-content-blog/${instance}/blog-post-list-prop-${instance}.json`;
      writeChanged(path.join(folder, name), JSON.stringify({title, items}));
    }
  }
  if (uses(NAMED_DOCS)) writeChanged(path.join(folder, DOCS_FILE), JSON.stringify(docs()));
  if (uses(NAMED_DATA)) {
    const localeConfigs = Object.fromEntries(i18n.locales.map((locale) => [locale, {}]));
    const all = {
      globalData,
      i18n: {...i18n, currentLocale: i18n.defaultLocale, localeConfigs},
      'site-metadata': {docusaurusVersion: '3.10.0', pluginVersions: {}},
    };
    for (const [name, data] of Object.entries(all))
      writeChanged(path.join(folder, `${name}.json`), JSON.stringify(data));
  }
}

/** Writes the site's configuration, without functions, to the file from which a component imports it. */
export function writeGeneratedConfig(siteDir: string, config: unknown): void {
  if (!readCode(siteDir).some((text) => NAMED_CONFIG.test(text))) return;
  const file = path.join(siteDir, GENERATED_FOLDER, 'docusaurus.config.js');
  writeChanged(file, `export default ${JSON.stringify(config)};\n`);
}

function writeChanged(file: string, text: string): void {
  if (textOf(file) !== text) writeWhole(file, text);
}

/** The texts of the site's own code. */
function readCode(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src');
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name) =>
      CODE.test(name) ? (textOf(path.join(folder, name)) ?? []) : [],
    );
  } catch {
    // The site has no code.
    return [];
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
