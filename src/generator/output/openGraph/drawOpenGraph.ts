import {existsSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {PictureTask} from './PictureTask.ts';
import type {OpenGraphImage} from './planOpenGraph.ts';

/** Where the cache keeps a picture. */
export function picturePath(cacheDir: string, {file}: OpenGraphImage): string {
  return path.join(cacheDir, 'open-graph', file);
}

/**
 * Draws the pictures that the cache does not have yet, and removes from it those that nothing shows any more.
 *
 * @param draw Draws pictures and writes their files.
 * @returns how many were drawn
 */
export async function drawOpenGraph(
  images: readonly OpenGraphImage[],
  {cacheDir, siteTitle, logo}: {cacheDir: string; siteTitle: string; logo: string},
  draw: (task: PictureTask) => Promise<unknown>,
): Promise<number> {
  const dir = path.join(cacheDir, 'open-graph');
  await mkdir(dir, {recursive: true});
  const missing = images.filter((image) => !existsSync(picturePath(cacheDir, image)));
  if (missing.length > 0) await draw({type: 'pictures', images: missing, siteTitle, logo, dir});
  const wanted = new Set(images.map(({file}) => file));
  for (const name of await readdir(dir))
    if (name.endsWith('.png') && !wanted.has(name)) await rm(path.join(dir, name), {force: true});
  return missing.length;
}
