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

/** Name of the package with Docusaurus' theme. */
const THEME_PACKAGE = '@docusaurus/theme-classic';

/** The installed theme, of which components copy style sheets and parts by their files; none without it. */
export function themePackageAlias(siteDir: string): Record<string, string> {
  if (!isDocusaurusSite(siteDir)) return {};
  const dir = findPackage(THEME_PACKAGE, packageFoldersAbove(siteDir));
  return dir === undefined ? {} : {[THEME_PACKAGE]: dir};
}
