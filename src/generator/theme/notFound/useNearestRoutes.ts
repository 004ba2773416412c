import {useEffect, useState} from 'react';
import {ROUTES_FILE} from '../../shared/address/routesFile.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import type {LinkData} from '../../shared/page/PageParts.ts';

/**
 * Returns links to the pages that the address in the browser was most likely meant for. This is the only place that
 * fetches the list of all routes; while it is loading, or if that fails, there are no links.
 */
export function useNearestRoutes(baseUrl: string): LinkData[] {
  const [links, setLinks] = useState<LinkData[]>([]);
  useEffect(() => {
    let isWanted = true;
    findLinks(baseUrl).then(
      (found) => isWanted && setLinks(found),
      // The page makes sense without these links.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [baseUrl]);
  return links;
}

async function findLinks(baseUrl: string): Promise<LinkData[]> {
  const {pathname} = window.location;
  const [{nearestRoutes}, response] = await Promise.all([
    import('./nearestRoutes.ts'),
    fetch(baseUrl + ROUTES_FILE),
  ]);
  if (!response.ok) return [];
  return nearestRoutes(belowBaseUrl(pathname, baseUrl) ?? pathname, await response.json()).map(
    ([path, title]) => ({
      label: title,
      href: baseUrl + path,
    }),
  );
}
