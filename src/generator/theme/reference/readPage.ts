import {dataAddress} from '../../shared/address/pageAddress.ts';
import {expectOk} from '../../shared/invariants/expectOk.ts';
import type {DocPageData} from '../../shared/page/DocsPageData.ts';

/** Pages read so far, by path. */
const pages = new Map<string, Promise<Document>>();

/**
 * Fetches the content of a page of the site as a document. The browser usually has the page's data from prefetching.
 */
export function readPage(address: string): Promise<Document> {
  const {pathname} = new URL(address, location.href);
  const known = pages.get(pathname);
  if (known) return known;
  const page = fetchPage(pathname);
  pages.set(pathname, page);
  // After a failure the next call tries again.
  page.catch(() => pages.delete(pathname));
  return page;
}

async function fetchPage(pathname: string): Promise<Document> {
  const response = expectOk(await fetch(dataAddress(pathname)));
  const {content} = (await response.json()) as Pick<DocPageData, 'content'>;
  return new DOMParser().parseFromString(content.html ?? '', 'text/html');
}
