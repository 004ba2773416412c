import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {readKept, writeKept} from '../files/cache/keptFile.ts';
import type {Reference} from './pages/Reference.ts';
import {readText} from './source/readSources.ts';

/** A document in which nothing was found to report, as it was last read. */
interface Kept {
  /** Hash of the settings that it was read with. */
  settings: string;
  /** Its files with the hashes of their bytes. */
  files: [file: string, hash: string][];
  reference: Omit<Reference, keyof Document>;
  /** Serialized, since it is large and few builds need it: those that write something about the API. */
  document: Uint8Array;
}

type Document = Pick<Reference, 'model' | 'bundle'>;

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
    find: (settings) => (isFresh && kept.settings === settings ? withDocument(kept) : undefined),
    keep(settings, {model, bundle, ...reference}, files) {
      // The model has parts of the bundle.
      const document = serialize({model, bundle} satisfies Document);
      writeKept(file, name, serialize({settings, files, reference, document} satisfies Kept));
    },
  };
}

function withDocument({reference, document}: Kept): Reference {
  let read: Document | undefined;
  const readOnce = (): Document => {
    read ??= deserialize(document) as Document;
    return read;
  };
  return {
    ...reference,
    get model() {
      return readOnce().model;
    },
    get bundle() {
      return readOnce().bundle;
    },
  };
}

async function areUnchanged(siteDir: string, files: Kept['files']): Promise<boolean> {
  const read = await mapConcurrent(files, ([file]) => readText(siteDir, file));
  return read.every((source, index) => source && 'hash' in source && source.hash === files[index]?.[1]);
}
