import path from 'node:path';

/** The folder of a site that contains its cache, unless the command names another. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, '.cache');
}
