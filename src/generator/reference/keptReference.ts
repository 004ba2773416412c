import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {CacheOptions} from '../files/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import {readKept, writeKept} from '../files/keptFile.ts';
import type {Reference} from './pages/Reference.ts';
import {readText} from './source/readSources.ts';

/** A document in which nothing was found to report, as it was last read. */
interface Kept {
  /** Hash of the settings that it was read with. */
  settings: string;
  /** Its files with the hashes of their bytes. */
  files: [file: string, hash: string][];
  reference: Reference;
}

/** The reference of the last build. */
export interface KeptReference {
  /** The reference if it was made with these settings from files that are unchanged. */
  find(settings: string): Reference | undefined;
  keep(settings: string, reference: Reference, files: Kept['files']): void;
}

/**
 * Opens the kept reference of a document: without it, every build would bundle and read the whole document.
 *
 * @param root The document, relative to the site folder.
 */
export async function openKeptReference(
  siteDir: string,
  root: string,
  {dir, version}: CacheOptions,
): Promise<KeptReference> {
  const file = path.join(dir, 'openapi', `${hashOf(root).slice(0, 16)}-reference`);
  // Parts of a document can be shared, and a site can write anything into it: JSON would not keep all of it.
  const name = `reference ${root} ${version} ${process.versions.v8}`;
  const bytes = readKept(file, name);
  const kept = bytes && (deserialize(bytes) as Kept);
  const isFresh = kept !== undefined && (await areUnchanged(siteDir, kept.files));
  return {
    find: (settings) => (isFresh && kept.settings === settings ? kept.reference : undefined),
    keep(settings, reference, files) {
      const made: Kept = {settings, files, reference};
      writeKept(file, name, serialize(made));
    },
  };
}

async function areUnchanged(siteDir: string, files: Kept['files']): Promise<boolean> {
  const read = await Promise.all(files.map(([file]) => readText(siteDir, file)));
  return read.every((source, index) => source && 'hash' in source && source.hash === files[index]?.[1]);
}
