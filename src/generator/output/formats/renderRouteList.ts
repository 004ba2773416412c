import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import type {Route} from '../../routes/Route.ts';

/**
 * Renders `routes.json`: the path below the base URL and the title of each page that search engines may list. Only the
 * not-found page fetches it, to suggest similar pages.
 *
 * @param titleEnd The end of every title: delimiter and site title.
 */
export function renderRouteList(routes: readonly Route[], baseUrl: string, titleEnd: string): string {
  const listed = routes.filter(({noIndex, data}) => !noIndex && data.layout !== 'notFound');
  return JSON.stringify(
    listed.map(({path, data}) => [belowBaseUrl(path, baseUrl) ?? path, labelOf(data.head.title, titleEnd)]),
  );
}

function labelOf(title: string, titleEnd: string): string {
  return title.endsWith(titleEnd) ? title.slice(0, -titleEnd.length) : title;
}
