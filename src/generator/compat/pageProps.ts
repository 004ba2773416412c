import {existsSync} from 'node:fs';
import path from 'node:path';
import {CONFIG_FILES} from '../config/configFiles.ts';
import {sourceDir} from '../files/ownPackage.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';

/** Modules of the theme that others take the place of: those give pages the props and the classes that Docusaurus does. */
const MODULES = ['ComponentLayout', 'PageLayout'];

/**
 * The modules that give the components of `src/pages` the props, and all pages the classes, that they have in Docusaurus, by those
 * of the theme that they take the place of, all as absolute paths. Empty for a site whose configuration has a name of the
 * generator's own.
 */
export function pageProps(siteDir: string): Record<string, string> {
  const file = CONFIG_FILES.find((name) => existsSync(path.join(siteDir, name)));
  if (file === undefined || !isDocusaurusConfig(file)) return {};
  return Object.fromEntries(
    MODULES.map((name) => [
      path.join(sourceDir, 'theme/layouts', name),
      path.join(sourceDir, 'compat/overrides', name),
    ]),
  );
}
