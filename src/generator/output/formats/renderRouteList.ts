import type {SiteConfig} from '../../config/SiteConfig.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {Route} from '../../routes/Route.ts';
import {withoutSiteTitle} from '../../routes/withoutSiteTitle.ts';

/** Pages that only list others: an address without a page is seldom meant for one of them. */
const LISTS: ReadonlySet<PageData['layout']> = new Set(['docTag', 'blogTag']);

/**
 * Renders `routes.json`: the path below the base URL and the title of each page that search engines may list, and `1`
 * if it only lists others. Only the not-found page fetches it, to suggest similar pages.
 */
export function renderRouteList(routes: readonly Route[], config: SiteConfig): string {
  const listed = routes.filter(({noIndex, data}) => !noIndex && data.layout !== 'notFound');
  return JSON.stringify(
    listed.map(({path, data}) => [
      belowBaseUrl(path, config.baseUrl) ?? path,
      withoutSiteTitle(data.head.title, config),
      ...(LISTS.has(data.layout) ? [1] : []),
    ]),
  );
}
