import path from 'node:path';
import {readKept} from '../../files/cache/keptFile.ts';
import {noteUse, removeUnused} from '../../files/cache/unusedFiles.ts';
import type {ImageTask} from './ImageTask.ts';
import type {OpenGraphImage} from './planOpenGraph.ts';

/** Path of an image in the cache. */
export function imagePath(cacheDir: string, {file}: OpenGraphImage): string {
  return path.join(cacheDir, 'open-graph', file);
}

/** Reads an image from the cache; undefined when it is missing or damaged. */
export function readImage(cacheDir: string, image: OpenGraphImage): Buffer | undefined {
  return readKept(imagePath(cacheDir, image), image.file);
}

/**
 * Renders the images that are not in the cache yet, and removes images that have not been used for a while.
 *
 * @param draw Renders images and stores them.
 * @param unusedFor Images that were rendered or used within this time (ms) are kept: another build may be about to read
 * them.
 * @returns the number of rendered images
 */
export async function drawOpenGraph(
  images: readonly OpenGraphImage[],
  {cacheDir, siteTitle, logo}: {cacheDir: string; siteTitle: string; logo: string},
  draw: (task: ImageTask) => Promise<unknown>,
  unusedFor = 0,
): Promise<number> {
  const dir = path.join(cacheDir, 'open-graph');
  const missing = images.filter((image) => {
    const isKept = readImage(cacheDir, image) !== undefined;
    if (isKept) noteUse(imagePath(cacheDir, image));
    return !isKept;
  });
  if (missing.length > 0) await draw({type: 'images', images: missing, siteTitle, logo, dir});
  const wanted = new Set(images.map(({file}) => file));
  await removeUnused(dir, (name) => wanted.has(name), unusedFor);
  return missing.length;
}
