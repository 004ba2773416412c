import {useEffect, useState} from 'react';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import type {LinkData} from '../../shared/page/PageData.ts';

/**
 * Returns links to the pages that the address in the browser was most likely meant for. The list of all routes is fetched
 * here and nowhere else; while it is under way, or when it cannot be had, there are none.
 */
export function useNearestRoutes(baseUrl: string): LinkData[] {
  const [links, setLinks] = useState<LinkData[]>([]);
  useEffect(() => {
    let isWanted = true;
    findLinks(baseUrl).then(
      (found) => isWanted && setLinks(found),
      // The page says without them what there is to say.
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
    fetch(`${baseUrl}assets/routes.json`),
  ]);
  if (!response.ok) return [];
  return nearestRoutes(belowBaseUrl(pathname, baseUrl) ?? pathname, await response.json()).map(
    ([path, title]) => ({
      label: title,
      href: baseUrl + path,
    }),
  );
}
