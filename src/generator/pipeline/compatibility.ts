import {COMPAT_ALIASES} from '../compat/compatAliases.ts';
import {findOverrides} from '../compat/findOverrides.ts';
import {DOCUSAURUS_DIALECT} from '../compat/docusaurusDialect.ts';
import {isDocusaurusConfig} from '../compat/docusaurusConfigFile.ts';
import {pageProps} from '../compat/pageProps.ts';
import {OWN_MODULES} from '../files/ownPackage.ts';
import type {ConfigDialect} from '../config/ConfigDialect.ts';

/** What a site may import other than packages and its own files: names or first parts of names, and the absolute path of each. */
const IMPORT_ALIASES: Readonly<Record<string, string>> = {...OWN_MODULES, ...COMPAT_ALIASES};

/** The same for one site, whose own components come before those of the theme. */
export function importAliases(siteDir: string): Record<string, string> {
  return {...pageProps(siteDir), ...findOverrides(siteDir).aliases, ...IMPORT_ALIASES};
}

/** Another way in which a site may be configured. */
export const CONFIG_DIALECT: ConfigDialect = DOCUSAURUS_DIALECT;

/** Whether a site was written for another generator: what that one accepts is not an error. */
export function isForeign({configFile}: {configFile: string}): boolean {
  return isDocusaurusConfig(configFile);
}
