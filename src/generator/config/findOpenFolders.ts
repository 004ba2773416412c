import path from 'node:path';
import {isBelow} from '../files/placeBelow.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ConfigFile} from './ConfigDialect.ts';
import type {SiteConfig} from './SiteConfig.ts';

/**
 * Finds static folders that contain the site: its configuration, its Git history and files such as `.env` would be
 * published, and the output with the cache, again in every build.
 *
 * @param siteDir Absolute path of the site folder.
 */
export function findOpenFolders(
  {staticDirectories}: Pick<SiteConfig, 'staticDirectories'>,
  siteDir: string,
  {file, locate}: ConfigFile,
): Problem[] {
  return staticDirectories.flatMap((folder, index): Problem[] => {
    const place = path.resolve(siteDir, folder);
    if (place !== path.resolve(siteDir) && !isBelow(place, siteDir)) return [];
    return [
      {
        severity: 'error',
        file,
        ...locate(['staticDirectories', index], 'value'),
        message: `The static folder \`${folder}\` contains the site itself, so all of its files would be published.`,
        hint: 'Put the files to publish in a folder of their own, such as `static`.',
      },
    ];
  });
}
