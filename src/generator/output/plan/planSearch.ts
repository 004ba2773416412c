import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {PlannedOutput} from '../OutputFile.ts';
import {productOf} from '../../shared/page/productOf.ts';
import type {ReferencePage} from '../../reference/pages/Reference.ts';
import type {Route} from '../../routes/Route.ts';
import {hasSearch} from '../../config/hasSearch.ts';
import type {IndexedPage} from '../../search/index/IndexedPage.ts';
import type {SearchKind} from '../../search/client/SearchClient.ts';
import {hashOf} from '../../files/hash.ts';

/** The files of the search index, which are written by a worker. */
export interface OutputSearch extends PlannedOutput {
  pages: PlannedSearchPage[];
}

/** A page of the index whose text is still in its record. */
export interface PlannedSearchPage extends Omit<IndexedPage, 'sections'> {
  /** Key of the record; absent for pages without a text of their own. */
  record?: string;
}

const KINDS: Partial<Record<Route['data']['layout'], SearchKind>> = {
  doc: 'guide',
  categoryIndex: 'guide',
  blogPost: 'blog',
  markdownPage: 'page',
  component: 'page',
};

/**
 * The search index, nothing for a site without search: every page that readers come to read, without lists of tags and posts,
 * unlisted pages, and pages that no search engine may list.
 *
 * @param version Hash of the generator's own code.
 */
export function planSearch(
  {config, content: {references}, routes, pages}: RoutedSite,
  version: string,
): OutputSearch[] {
  if (!hasSearch(config)) return [];
  const referencePages = new Map(
    references.flatMap((reference) => reference.pages.map((page) => [page.file, page] as const)),
  );
  const titleEnd = ` ${config.titleDelimiter} ${config.title}`;
  const planned = routes.flatMap((route): PlannedSearchPage[] => {
    const {path, data, file} = route;
    const kind = KINDS[data.layout];
    if (!kind || !isListed(config, route)) return [];
    const {title, description} = data.head;
    const reference = file === undefined ? undefined : referencePages.get(file);
    const record = file !== undefined && pages.get(file) ? pages.keyOf(file) : undefined;
    const product = productOf(config, path)?.label;
    return [
      {
        path,
        title: title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title,
        kind: reference ? (/^api/.test(reference.kind) ? 'api' : 'model') : kind,
        product,
        description,
        entity: reference && entityOf(reference),
        record,
      },
    ];
  });
  // An included file changes a page's text, but not the key of its record.
  const texts = routes.map(({file}) => (file === undefined ? undefined : pages.get(file)?.textHash));
  const key = hashOf(version, config.baseUrl, config.search, planned, texts);
  return [{id: 'search', key, pages: planned}];
}

/** The name that readers search a reference page by. */
function entityOf(page: ReferencePage): string | undefined {
  if (page.kind === 'model') return page.name;
  return page.kind === 'api' ? page.group : undefined;
}

/** A site that no search engine may list has search all the same. */
function isListed(config: SiteConfig, {data, noIndex}: Route): boolean {
  return config.noIndex ? !('unlisted' in data && data.unlisted) : !noIndex;
}
