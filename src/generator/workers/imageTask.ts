import path from 'node:path';
import {writeKept} from '../files/cache/keptFile.ts';
import {createPngRenderer, type PngRenderer} from '../output/openGraph/createPngRenderer.ts';
import type {ImageTaskResult} from './tasks.ts';
import type {ImageTask} from '../output/openGraph/ImageTask.ts';

/** The renderer that was used last: it has loaded fonts and logo. */
const latest: {key?: string; renderer?: PngRenderer} = {};

function rendererFor(siteTitle: string, logo: string): PngRenderer {
  const key = JSON.stringify([siteTitle, logo]);
  if (latest.key !== key || !latest.renderer) {
    latest.key = key;
    latest.renderer = createPngRenderer(siteTitle, logo);
  }
  return latest.renderer;
}

/** Renders Open Graph images and stores them in the cache. */
export function imageTask({images, siteTitle, logo, dir}: ImageTask): ImageTaskResult {
  const toPng = rendererFor(siteTitle, logo);
  const files: string[] = [];
  for (const {card, file} of images) {
    const kept = path.join(dir, file);
    writeKept(kept, file, toPng(card));
    files.push(kept);
  }
  return files;
}
