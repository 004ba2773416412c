import path from 'node:path';
import {readKept} from '../../files/keptFile.ts';
import {noteUse, removeUnused} from '../../files/unusedFiles.ts';
import type {PictureTask} from './PictureTask.ts';
import type {OpenGraphImage} from './planOpenGraph.ts';

/** Where the cache keeps a picture. */
export function picturePath(cacheDir: string, {file}: OpenGraphImage): string {
  return path.join(cacheDir, 'open-graph', file);
}

/** Reads a picture from the cache; undefined when it is missing or damaged. */
export function readPicture(cacheDir: string, image: OpenGraphImage): Buffer | undefined {
  return readKept(picturePath(cacheDir, image), image.file);
}

/**
 * Draws the pictures that the cache does not have yet, and removes from it those that nothing has shown for a while.
 *
 * @param draw Draws pictures and keeps them.
 * @param unusedFor Pictures stay that were drawn or shown within so long (ms): another build may be about to read them.
 * @returns how many were drawn
 */
export async function drawOpenGraph(
  images: readonly OpenGraphImage[],
  {cacheDir, siteTitle, logo}: {cacheDir: string; siteTitle: string; logo: string},
  draw: (task: PictureTask) => Promise<unknown>,
  unusedFor = 0,
): Promise<number> {
  const dir = path.join(cacheDir, 'open-graph');
  const missing = images.filter((image) => {
    const isKept = readPicture(cacheDir, image) !== undefined;
    if (isKept) noteUse(picturePath(cacheDir, image));
    return !isKept;
  });
  if (missing.length > 0) await draw({type: 'pictures', images: missing, siteTitle, logo, dir});
  const wanted = new Set(images.map(({file}) => file));
  await removeUnused(dir, (name) => wanted.has(name), unusedFor);
  return missing.length;
}
