import {readlinkSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {hasCode} from '../../shared/problems/hasCode.ts';

/**
 * Resolves the symbolic links in a path, even if its target does not exist yet.
 *
 * @param file Absolute path.
 * @returns the path itself if its links form a loop
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
