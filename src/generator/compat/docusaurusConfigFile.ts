import {existsSync} from 'node:fs';
import path from 'node:path';
import {CONFIG_FILES} from '../config/configFiles.ts';

/** Whether a configuration file has one of Docusaurus' names. */
export function isDocusaurusConfig(file: string): boolean {
  return file.startsWith('docusaurus.config.');
}

/** Whether a site's configuration file has one of Docusaurus' names. */
export function isDocusaurusSite(siteDir: string): boolean {
  const file = CONFIG_FILES.find((name) => existsSync(path.join(siteDir, name)));
  return file !== undefined && isDocusaurusConfig(file);
}
