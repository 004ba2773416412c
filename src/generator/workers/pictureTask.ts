import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createPainter, type Painter} from '../output/openGraph/createPainter.ts';
import type {PictureTaskResult} from './tasks.ts';
import type {PictureTask} from '../output/openGraph/PictureTask.ts';

/** The painter used last: it has read fonts and logo. */
const latest: {key?: string; painter?: Promise<Painter>} = {};

function painterFor(siteTitle: string, logo: string): Promise<Painter> {
  const key = JSON.stringify([siteTitle, logo]);
  if (latest.key !== key || !latest.painter) {
    latest.key = key;
    latest.painter = createPainter(siteTitle, logo);
  }
  return latest.painter;
}

/** Draws Open Graph pictures and writes their files. */
export async function pictureTask({images, siteTitle, logo, dir}: PictureTask): Promise<PictureTaskResult> {
  const paint = await painterFor(siteTitle, logo);
  const files: string[] = [];
  for (const {card, file} of images) {
    // Under another name until it is whole, so that a build that was killed leaves no half of a picture.
    const unfinished = path.join(dir, `${file}.${process.pid}.part`);
    await writeFile(unfinished, paint(card));
    const finished = path.join(dir, file);
    await rename(unfinished, finished);
    files.push(finished);
  }
  return files;
}
