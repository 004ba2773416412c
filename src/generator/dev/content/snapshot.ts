import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** What a dev server knew of a site when it ran last: enough to answer before the folders are read. */
export interface Snapshot {
  content: SiteContent;
  problems: Problem[];
  /** Registry keys of every component in use. */
  components: string[];
}

/** Reads the snapshot that was kept under a key; undefined when there is none, or it is damaged. */
export async function readSnapshot(cacheDir: string, key: string): Promise<Snapshot | undefined> {
  try {
    const {key: kept, ...snapshot}: Snapshot & {key: string} = deserialize(await readFile(fileIn(cacheDir)));
    return kept === key ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a snapshot in place of the one before. */
export async function writeSnapshot(cacheDir: string, key: string, snapshot: Snapshot): Promise<void> {
  const file = fileIn(cacheDir);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(`${file}.${process.pid}`, serialize({key, ...snapshot}));
  await rename(`${file}.${process.pid}`, file);
}

function fileIn(cacheDir: string): string {
  return path.join(cacheDir, 'dev', 'content.bin');
}
