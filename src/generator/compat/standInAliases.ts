import path from 'node:path';
import {findPackage, packageFoldersAbove} from '../files/packages/dependencies.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import {COMPAT_ALIASES, GENERATED_ALIAS} from './compatAliases.ts';
import {DOCUSAURUS_FOLDER} from './generatedFiles.ts';
import {isDocusaurusSite} from './docusaurusConfigFile.ts';
import {siteKey} from '../shared/address/siteKey.ts';

/**
 * Replacements of modules that Docusaurus has and this generator does not, by the first part of their names. Empty for a site
 * whose configuration file has one of the generator's own names: there such an import is an error.
 */
export function standInAliases(siteDir: string): Record<string, string> {
  if (!isDocusaurusSite(siteDir)) return {};
  const file = path.join(sourceDir, 'compat/standIn.cjs');
  return Object.fromEntries(
    [...Object.keys(COMPAT_ALIASES), GENERATED_ALIAS, siteKey(DOCUSAURUS_FOLDER)].map((name) => [
      `${name}/*`,
      file,
    ]),
  );
}

/** Packages with parts of Docusaurus' theme, and the folders in them that components import by other names. */
const THEME_PACKAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@docusaurus/theme-classic': {},
  '@docusaurus/theme-search-algolia': {
    '@docusaurus/theme-search-algolia/client': 'lib/client',
    '@theme/SearchTranslations': 'lib/theme/SearchTranslations',
  },
};

/** The installed theme, of which components copy style sheets and parts by their files; none without it. */
export function themePackageAliases(siteDir: string): Record<string, string> {
  if (!isDocusaurusSite(siteDir)) return {};
  return Object.fromEntries(
    Object.entries(THEME_PACKAGES).flatMap(([name, folders]) => {
      const dir = findPackage(name, packageFoldersAbove(siteDir));
      if (dir === undefined) return [];
      const named = Object.entries(folders).map(([alias, folder]) => [alias, path.join(dir, folder)]);
      return [...named, [name, dir]];
    }),
  );
}
