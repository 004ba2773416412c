import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';

/** Whether a percent-encoded path with baseUrl is a file of one of the static folders. */
export function isStaticFile(siteDir: string, config: SiteConfig, address: string): boolean {
  const bare = decodeURI(address.replace(/[?#].*$/s, '').slice(config.baseUrl.length));
  return (
    bare !== '' && config.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, bare)))
  );
}
