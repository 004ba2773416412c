import type {SearchedVersion} from '../../search/format/SearchFiles.ts';
import type {SearchClient} from '../../search/client/SearchClient.ts';

const clients = new Map<string, Promise<SearchClient>>();

/**
 * The search client of this document, one for each index, loaded when it is first needed; after a failure the next call
 * tries again.
 *
 * @param version The version of the docs to search, if it is not in the site's main index.
 */
export function loadSearchClient(baseUrl: string, version?: SearchedVersion): Promise<SearchClient> {
  const key = JSON.stringify(version);
  const known = clients.get(key);
  if (known) return known;
  const loading = import('../../search/client/createSearchClient.ts').then(({createSearchClient}) =>
    createSearchClient({baseUrl, ...(version && {version})}),
  );
  loading.catch(() => clients.delete(key));
  clients.set(key, loading);
  return loading;
}
