import type {DocsVersionRef} from './DocsPageData.ts';
import type {PageData} from './PageData.ts';

/** The version of the docs that a page belongs to; undefined for other pages, and on a site with only one version. */
export function docsVersionOf(data: PageData): DocsVersionRef | undefined {
  return 'docsVersion' in data ? data.docsVersion : undefined;
}
