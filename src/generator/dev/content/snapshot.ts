import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {readKept, writeKept} from '../../files/cache/keptFile.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** What a dev server knew about a site when it last ran: enough to answer requests before the folders are read. */
export interface Snapshot {
  content: SiteContent;
  problems: Problem[];
  /** Registry keys of every component in use. */
  components: string[];
}

/** Reads the snapshot that was saved under a key; undefined if there is none or it is damaged. */
export async function readSnapshot(cacheDir: string, key: string): Promise<Snapshot | undefined> {
  const bytes = readKept(fileIn(cacheDir), nameOf(key));
  return bytes && (deserialize(bytes) as Snapshot);
}

/** Saves a snapshot, replacing the previous one. */
export async function writeSnapshot(cacheDir: string, key: string, snapshot: Snapshot): Promise<void> {
  writeKept(fileIn(cacheDir), nameOf(key), serialize(snapshot));
}

function nameOf(key: string): string {
  return `content ${key}`;
}

function fileIn(cacheDir: string): string {
  return path.join(cacheDir, 'dev', 'content.bin');
}
