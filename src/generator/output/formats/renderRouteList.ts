import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {Route} from '../../routes/Route.ts';

/** Pages that only list others: an address without a page is seldom meant for one of them. */
const LISTS: ReadonlySet<PageData['layout']> = new Set(['docTag', 'blogTag']);

/**
 * Renders `routes.json`: the path below the base URL and the title of each page that search engines may list, and `1`
 * if it only lists others. Only the not-found page fetches it, to suggest similar pages.
 *
 * @param titleEnd The end of every title: delimiter and site title.
 */
export function renderRouteList(routes: readonly Route[], baseUrl: string, titleEnd: string): string {
  const listed = routes.filter(({noIndex, data}) => !noIndex && data.layout !== 'notFound');
  return JSON.stringify(
    listed.map(({path, data}) => [
      belowBaseUrl(path, baseUrl) ?? path,
      labelOf(data.head.title, titleEnd),
      ...(LISTS.has(data.layout) ? [1] : []),
    ]),
  );
}

function labelOf(title: string, titleEnd: string): string {
  return title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
}
