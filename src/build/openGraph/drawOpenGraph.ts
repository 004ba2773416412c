import {existsSync} from 'node:fs';
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenGraphImage} from './planOpenGraph.ts';

/**
 * Draws the pictures that the cache does not have yet, and removes from it those that nothing shows any more.
 *
 * @returns Absolute path of each picture, in the order given, and how many were drawn.
 */
export async function drawOpenGraph(
  images: readonly OpenGraphImage[],
  {cacheDir, siteTitle, logo}: {cacheDir: string; siteTitle: string; logo: string},
): Promise<{files: string[]; drawn: number}> {
  const dir = path.join(cacheDir, 'open-graph');
  await mkdir(dir, {recursive: true});
  const missing = images.filter(({file}) => !existsSync(path.join(dir, file)));
  if (missing.length > 0) {
    // Loaded here: a build that draws nothing does not need the renderer.
    const {createPainter} = await import('./createPainter.ts');
    const paint = await createPainter(siteTitle, logo);
    for (const {card, file} of missing) {
      // Under another name until it is whole, so that a build that was killed leaves no half of a picture.
      const unfinished = path.join(dir, `${file}.${process.pid}.part`);
      await writeFile(unfinished, paint(card));
      await rename(unfinished, path.join(dir, file));
    }
  }
  const wanted = new Set(images.map(({file}) => file));
  for (const name of await readdir(dir))
    if (name.endsWith('.png') && !wanted.has(name)) await rm(path.join(dir, name), {force: true});
  return {files: images.map(({file}) => path.join(dir, file)), drawn: missing.length};
}
