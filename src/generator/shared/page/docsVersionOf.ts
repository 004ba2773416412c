import type {DocsVersionRef, PageData} from './PageData.ts';

/** The version of the docs that a page is of; undefined for other pages, and on a site whose docs are one version. */
export function docsVersionOf(data: PageData): DocsVersionRef | undefined {
  return 'docsVersion' in data ? data.docsVersion : undefined;
}
