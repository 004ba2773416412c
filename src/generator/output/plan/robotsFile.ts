import {readFile} from 'node:fs/promises';
import type {Site} from '../../config/Site.ts';
import {findInStatic} from '../../files/findInStatic.ts';
import {renderRobots} from '../formats/renderRobots.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';

/** Path below the output folder. */
export const ROBOTS_FILE = 'robots.txt';

/**
 * `robots.txt`, the site's own or a generated one. Robots look for it only at the root of the host, even if the site is
 * served below it.
 */
export async function robotsFile({siteDir, config}: Site): Promise<OutputFile> {
  const own = findInStatic(siteDir, config.staticDirectories, ROBOTS_FILE);
  return textFile(ROBOTS_FILE, own ? await readFile(own, 'utf8') : renderRobots(config));
}
