import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createPngRenderer, type PngRenderer} from '../output/openGraph/createPngRenderer.ts';
import type {PictureTaskResult} from './tasks.ts';
import type {PictureTask} from '../output/openGraph/PictureTask.ts';

/** The renderer used last: it has read fonts and logo. */
const latest: {key?: string; renderer?: Promise<PngRenderer>} = {};

function rendererFor(siteTitle: string, logo: string): Promise<PngRenderer> {
  const key = JSON.stringify([siteTitle, logo]);
  if (latest.key !== key || !latest.renderer) {
    latest.key = key;
    latest.renderer = createPngRenderer(siteTitle, logo);
  }
  return latest.renderer;
}

/** Renders Open Graph images and writes their files. */
export async function pictureTask({images, siteTitle, logo, dir}: PictureTask): Promise<PictureTaskResult> {
  const toPng = await rendererFor(siteTitle, logo);
  const files: string[] = [];
  for (const {card, file} of images) {
    // Under another name until it is complete, so that a build that was killed leaves no half of an image.
    const unfinished = path.join(dir, `${file}.${process.pid}.part`);
    await writeFile(unfinished, toPng(card));
    const finished = path.join(dir, file);
    await rename(unfinished, finished);
    files.push(finished);
  }
  return files;
}
