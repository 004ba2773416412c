import type {SearchClient} from '../../search/client/SearchClient.ts';

let loading: Promise<SearchClient> | undefined;

/** The one search engine of this document, loaded when it is first asked for; after a failure the next call tries again. */
export function loadSearchClient(baseUrl: string): Promise<SearchClient> {
  loading ??= import('../../search/client/createSearchClient.ts').then(({createSearchClient}) =>
    createSearchClient({baseUrl}),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
