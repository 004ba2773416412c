import {encodeFilePath} from '../../shared/address/encoding.ts';
import {createIndexReader, type IndexReader} from './createIndexReader.ts';
import {createLoader, OutdatedIndexError} from './createLoader.ts';
import {type SearchedVersion, searchFolder} from '../format/SearchFiles.ts';
import {answerQuery} from './query/answerQuery.ts';
import type {SearchClient} from './SearchClient.ts';

/**
 * The search engine of a site. Nothing is loaded before the first request; what has been loaded is kept.
 *
 * A query is cut after 200 letters and 10 words. When the site was rebuilt since the index was opened, the index is
 * opened again and the request is answered by it.
 *
 * @param options.version The version of the docs to search, if it has its own index; without it, the site.
 * @param options.fetch What fetches the files of the index; the browser's own where it is left out.
 */
export function createSearchClient({
  baseUrl,
  version,
  fetch: fetchFile = (...request) => fetch(...request),
}: {
  baseUrl: string;
  version?: SearchedVersion;
  fetch?: typeof fetch;
}): SearchClient {
  const loader = createLoader(`${baseUrl}${encodeFilePath(searchFolder(version))}/`, fetchFile);
  let opened: Promise<IndexReader> | undefined;
  const open = (): Promise<IndexReader> => {
    if (opened) return opened;
    const opening = createIndexReader(loader);
    opened = opening;
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  };
  return {
    tasks: async () => (await open()).entry.tasks,
    async search(request, show) {
      const opening = open();
      try {
        await answerQuery(await opening, request, show);
      } catch (error) {
        if (!(error instanceof OutdatedIndexError)) throw error;
        // Requests side by side find out together: the first one opens the index again for all.
        if (opened === opening || opened === undefined) {
          loader.forget();
          opened = undefined;
        }
        await answerQuery(await open(), request, show);
      }
    },
  };
}
