import type {NumberedFile, SearchEntryFile} from '../format/SearchFiles.ts';

/** A file of the index that does not match the entry, or no longer exists: the site was rebuilt in the meantime. */
export class OutdatedIndexError extends Error {}

export interface Loader {
  entry(): Promise<SearchEntryFile>;
  /** A file whose page numbers mean what those of the entry mean. It is fetched once. */
  file<File extends NumberedFile>(path: string, numbering: string): Promise<File>;
  /** Forgets everything, so that the entry is requested again. */
  forget(): void;
}

/** A request that has not been answered by then, in milliseconds, counts as failed. */
const TIMEOUT = 10_000;

/**
 * Fetches files of the index, each once. A request that fails is repeated once; after that the promise rejects, and the
 * next call tries again.
 *
 * @param folder Address of the index, with a slash at the end.
 */
export function createLoader(folder: string, fetchFile: typeof fetch): Loader {
  let files = new Map<string, Promise<unknown>>();
  /** After an outdated index, the browser's cache cannot be trusted. */
  let cache: RequestCache = 'default';

  const once = <File>(path: string, mode: RequestCache): Promise<File> => {
    const known = files.get(path) as Promise<File> | undefined;
    if (known) return known;
    const current = files;
    const loading = fetchJson<File>(`${folder}${path}.json`, mode).catch((error: unknown) => {
      current.delete(path);
      throw error;
    });
    files.set(path, loading);
    return loading;
  };

  const fetchJson = async <File>(address: string, mode: RequestCache): Promise<File> => {
    const attempt = async (): Promise<File> => {
      const response = await fetchFile(address, {cache: mode, signal: AbortSignal.timeout(TIMEOUT)});
      if (response.status === 404) throw new OutdatedIndexError(`${address} is not there.`);
      if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
      return (await response.json()) as File;
    };
    return attempt().catch((error: unknown) => {
      if (error instanceof OutdatedIndexError) throw error;
      return attempt();
    });
  };

  return {
    // The entry says which files belong together: it is never older than the site.
    entry: () => once('index', 'no-cache'),
    async file<File extends NumberedFile>(path: string, numbering: string) {
      const file = await once<File>(path, cache);
      if (file.numbering !== numbering) throw new OutdatedIndexError(`${path} is of another build.`);
      return file;
    },
    forget() {
      files = new Map();
      cache = 'no-cache';
    },
  };
}
