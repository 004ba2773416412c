import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  COMPAT_ALIASES,
  COMPAT_FOLDERS,
  GENERATED_ALIAS,
  isCompatImport,
  missingCompat,
} from '../compat/compatAliases.ts';
import {findOverrides} from '../compat/findOverrides.ts';
import {hasOwnComponents, ownElements} from '../compat/ownElements.ts';
import {DOC_ITEM_OPTION} from '../compat/docItems.ts';
import {DOCUSAURUS_DIALECT} from '../compat/docusaurusDialect.ts';
import {isDocusaurusConfig, isDocusaurusSite} from '../compat/docusaurusConfigFile.ts';
import {BUILT_IN_VALUES, IGNORED_OPTIONS, UNSUPPORTED_OPTIONS} from '../compat/options/docusaurusOptions.ts';
import {CONFIG_FILE, DOCS_FILE, DOCUSAURUS_FOLDER, isGenerated} from '../compat/generatedFiles.ts';
import {GENERATED_FOLDER} from '../files/cache/cacheFolder.ts';
import {standInAliases, themePackageAliases} from '../compat/standInAliases.ts';
import {liveCodeAliases} from '../compat/liveCode.ts';
import {pageProps} from '../compat/pageProps.ts';
import {OWN_MODULES, sourceDir} from '../files/packages/ownPackage.ts';
import type {ConfigDialect} from '../config/ConfigDialect.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {CompileOptions} from '../markdown/CompileOptions.ts';
import {siteKey} from '../shared/address/siteKey.ts';

/** What a site may import other than packages and its own files: names or first parts of names, and the absolute path of each. */
const IMPORT_ALIASES: Readonly<Record<string, string>> = {...OWN_MODULES, ...COMPAT_ALIASES};

/** What a site's plugins add to its components. */
type Added = Pick<NonNullable<SiteConfig['bundling']>, 'themes'>;

/** The same for one site, whose own components come before those of its plugins and of the theme. */
export function importAliases(siteDir: string, {themes}: Added = {}): Record<string, string> {
  return {
    ...pageProps(siteDir),
    ...liveCodeAliases(siteDir),
    ...findOverrides(siteDir, themes).aliases,
    ...themePackageAliases(siteDir),
    ...IMPORT_ALIASES,
    ...dataAliases(siteDir),
    ...generatedAliases(siteDir),
    ...standInAliases(siteDir),
  };
}

/** The folder of generated files by Docusaurus' name for it, and by the paths that it has there. */
function generatedAliases(siteDir: string): Record<string, string> {
  const folder = path.join(siteDir, GENERATED_FOLDER);
  if (!isDocusaurusSite(siteDir)) return {[GENERATED_ALIAS]: folder};
  return {
    [GENERATED_ALIAS]: folder,
    [siteKey(DOCUSAURUS_FOLDER)]: folder,
    [path.join(siteDir, DOCUSAURUS_FOLDER)]: folder,
  };
}

/** Only sites whose components read the docs of all versions, or options of the configuration, load them. */
function dataAliases(siteDir: string): Record<string, string> {
  const written = (name: string, none: string): string => {
    const file = path.join(siteDir, GENERATED_FOLDER, name);
    return existsSync(file) ? file : path.join(sourceDir, 'compat/data', none);
  };
  return {
    [`${GENERATED_ALIAS}/${DOCS_FILE}`]: written(DOCS_FILE, 'noDocs.json'),
    [`${GENERATED_ALIAS}/config-of-site`]: written(CONFIG_FILE, 'noConfig.json'),
  };
}

/** Names under which components that replace or wrap those of the theme are imported. */
export function ownThemeNames(siteDir: string, {themes}: Added = {}): string[] {
  return Object.keys(findOverrides(siteDir, themes).aliases);
}

/** What the compiler has to know of components that a site uses in Markdown without importing them. */
export function componentOptions(
  siteDir: string,
  {themes}: Added = {},
): Pick<CompileOptions, 'ownComponents' | 'ownElements' | 'standIns'> {
  const elements = ownElements(siteDir, themes);
  return {
    ...(Object.keys(standInAliases(siteDir)).length > 0 && {
      standIns: {folders: COMPAT_FOLDERS, own: ownThemeNames(siteDir, {themes}).filter(isCompatImport)},
    }),
    ...(hasOwnComponents(siteDir, themes) && {ownComponents: true as const}),
    ...(elements && {ownElements: elements}),
  };
}

/** Another way in which a site may be configured. */
export const CONFIG_DIALECT: ConfigDialect = DOCUSAURUS_DIALECT;

/** What the reference of the configuration describes, with the options of the other way that have no effect or are reported. */
export const DOCUMENTED_OPTIONS = {
  schema: DOCUSAURUS_DIALECT.schema,
  ignored: IGNORED_OPTIONS,
  // Not those of which only some values are unsupported.
  unsupported: UNSUPPORTED_OPTIONS.filter((option) => !Object.hasOwn(BUILT_IN_VALUES, option)),
  unsupportedHere: [DOC_ITEM_OPTION],
};

/** Whether a site was written for another generator: what that one accepts is not an error. */
export function isForeign({configFile}: {configFile: string}): boolean {
  return isDocusaurusConfig(configFile);
}

export type {DocsList} from '../compat/data/DocsList.ts';
export {type BlogList, writeGeneratedFiles} from '../compat/generatedFiles.ts';
export {compileLess, LESS_FILE} from '../compat/styles/compileLess.ts';
export {foreignStyles} from '../compat/styles/foreignStyles.ts';
export {readCode} from '../compat/siteCode.ts';
export {isCompatImport, isGenerated, missingCompat};
