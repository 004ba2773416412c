import {mkdtempSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from '../shared/problems/hasCode.ts';
import {realTarget} from '../files/folders/realTarget.ts';
import {SITE_FOLDERS} from '../files/folders/siteFolders.ts';
import {isIn} from '../files/placeBelow.ts';
import {nearestEntry} from '../output/outputFolder.ts';
import {exitWithError} from './exitWithError.ts';
import {readFolder} from './readCommandLine.ts';

/**
 * The absolute path of the folder given as `--cache-dir`; undefined without the option. A folder of the site or of its
 * output ends the command with exit code 2: a cache mixes its files with what is there, and removes what looks unused.
 * So does a file, which a cache would replace, and a place where the system creates no folders.
 *
 * @param outDir Where the site is built.
 */
export function readCacheFolder(
  value: string | undefined,
  siteDir: string,
  outDir = path.join(siteDir, 'build'),
): string | undefined {
  const given = readFolder(value);
  if (given === undefined) return undefined;
  const [cache, site, output] = [given, siteDir, outDir].map(realTarget) as [string, string, string];
  const reason = refusal(cache, site, output);
  if (reason !== undefined)
    exitWithError(`The cache folder ${given} ${reason}. Choose an empty or new folder with --cache-dir.`, 2);
  return given;
}

function refusal(cache: string, site: string, output: string): string | undefined {
  if (isIn(cache, site)) return 'contains the site itself';
  if (isIn(output, cache)) return `is in the output folder ${output}, which each build replaces`;
  if (isIn(cache, output)) return `contains the output folder ${output}`;
  const folder = OWN_FOLDERS.find((name) => isIn(path.join(site, name), cache));
  if (folder !== undefined) return `is in the site's folder "${folder}"`;
  const [place, stats] = nearestEntry(cache);
  if (!stats.isDirectory()) return place === cache ? 'is a file' : `is below the file ${place}`;
  return takesFolders(place) ? undefined : `cannot be created: the system does not allow folders in ${place}`;
}

/** Whether folders can be created in a folder; true if only permissions or a full disk are in the way. */
function takesFolders(folder: string): boolean {
  try {
    rmdirSync(mkdtempSync(path.join(folder, '.cache-')));
    return true;
  } catch (error) {
    return !hasCode(error, 'ENOENT');
  }
}

const OWN_FOLDERS = [...SITE_FOLDERS, 'i18n', '.git'];
