import {readlinkSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from './hasCode.ts';

/**
 * Follows the symbolic links of a path to where it leads, whether or not something is there yet.
 *
 * @param file Absolute.
 * @returns The path itself where its links lead in a circle
 */
export function realTarget(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) return file;
  }
  const folder = path.dirname(file);
  if (folder === file) return file;
  const place = path.join(realTarget(folder), path.basename(file));
  const link = linkAt(place);
  return link === undefined ? place : realTarget(path.resolve(path.dirname(place), link));
}

function linkAt(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}
