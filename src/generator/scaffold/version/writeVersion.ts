import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Copy} from './Copy.ts';
import {copyFolder} from './copyFolder.ts';

/** A file of a version that is not a copy; path relative to the site folder. */
export interface NewText {
  file: string;
  text: string;
}

/**
 * Writes everything under temporary names and then renames it, the last file last.
 *
 * @param made Receives every path before it is created, and is empty at the end.
 * @throws errors of the file system; whatever was created by then is removed
 */
export async function writeVersion(
  siteDir: string,
  copies: readonly Copy[],
  texts: readonly NewText[],
  made: string[],
): Promise<void> {
  const moves: {staged: string; target: string}[] = [];
  const stage = async (name: string): Promise<string> => {
    const target = path.join(siteDir, name);
    const folder = await mkdir(path.dirname(target), {recursive: true});
    if (folder !== undefined) made.push(folder);
    const staged = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`);
    made.push(staged);
    moves.push({staged, target});
    return staged;
  };
  try {
    for (const copy of copies) await writeCopy(path.join(siteDir, copy.from), await stage(copy.to), copy);
    for (const {file, text} of texts) await writeFile(await stage(file), text);
    const list = moves.pop();
    for (const {staged, target} of moves) {
      made.push(target);
      await rename(staged, target);
    }
    if (list) await rename(list.staged, list.target);
  } catch (error) {
    for (const file of made.toReversed()) await rm(file, {recursive: true, force: true});
    throw error;
  } finally {
    made.length = 0;
  }
}

async function writeCopy(from: string, to: string, {change}: Copy): Promise<void> {
  if (change) await writeFile(to, change(await readFile(from, 'utf8')));
  else await copyFolder(from, to);
}
