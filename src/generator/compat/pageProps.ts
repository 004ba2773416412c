import path from 'node:path';
import {sourceDir} from '../files/packages/ownPackage.ts';
import {isDocusaurusSite} from './docusaurusConfigFile.ts';

/** Modules of the theme that are replaced to give pages the props and classes that they have in Docusaurus. */
const MODULES = ['ComponentLayout', 'PageLayout'];

/**
 * The replacements that give the components of `src/pages` the props, and all pages the classes, that they have in
 * Docusaurus: absolute paths by the absolute path of the replaced theme module. Empty for a site whose configuration
 * file has one of the generator's own names.
 */
export function pageProps(siteDir: string): Record<string, string> {
  if (!isDocusaurusSite(siteDir)) return {};
  return Object.fromEntries(
    MODULES.map((name) => [
      path.join(sourceDir, 'theme/layouts', name),
      path.join(sourceDir, 'compat/overrides', name),
    ]),
  );
}
