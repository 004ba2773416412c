import {existsSync} from 'node:fs';
import path from 'node:path';
import {CONFIG_FILES} from '../config/configFiles.ts';
import {sourceDir} from '../files/ownPackage.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';

/**
 * The module that gives the components of `src/pages` the props that they have in Docusaurus, by the one of the theme that it
 * takes the place of, both as absolute paths. Empty for a site whose configuration has a name of the generator's own.
 */
export function pageProps(siteDir: string): Record<string, string> {
  const file = CONFIG_FILES.find((name) => existsSync(path.join(siteDir, name)));
  if (file === undefined || !isDocusaurusConfig(file)) return {};
  return {
    [path.join(sourceDir, 'theme/layouts/ComponentLayout')]: path.join(
      sourceDir,
      'compat/overrides/ComponentLayout',
    ),
  };
}
