import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createPainter} from '../openGraph/createPainter.ts';
import type {PictureTask} from './tasks.ts';

/** Draws Open Graph pictures and writes their files. */
export async function pictureTask({images, siteTitle, logo, dir}: PictureTask): Promise<void> {
  const paint = await createPainter(siteTitle, logo);
  for (const {card, file} of images) {
    // Under another name until it is whole, so that a build that was killed leaves no half of a picture.
    const unfinished = path.join(dir, `${file}.${process.pid}.part`);
    await writeFile(unfinished, paint(card));
    await rename(unfinished, path.join(dir, file));
  }
}
