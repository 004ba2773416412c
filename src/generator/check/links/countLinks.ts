import {joinPath} from '../../shared/address/permalink.ts';
import {resolveLink} from '../../shared/address/resolveLink.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';

export interface LinkCount {
  /** The address, as in the configuration. */
  to: string;
  /** Links to it on other pages. */
  links: number;
  /** Pages with links to it. */
  pages: number;
}

/** Counts the documents' links to each address, without links on the page at that address itself. */
export function countLinks(
  {config, routes, pages}: RoutedSite,
  addresses: SiteConfig['check']['countLinks'],
): LinkCount[] {
  return addresses.map((to) => {
    const wanted = resolveLink(joinPath(config.baseUrl, to), config.baseUrl);
    const counts = routes.flatMap(({path, file}) => {
      const meta = file === undefined ? undefined : pages.get(file);
      if (!meta || resolveLink(path, path)?.key === wanted?.key) return [];
      const found = meta.links.filter(({href}) => {
        const target = resolveLink(href, path);
        return target?.key === wanted?.key && target?.anchor === wanted?.anchor;
      });
      return found.length === 0 ? [] : [found.length];
    });
    return {to, links: counts.reduce((sum, count) => sum + count, 0), pages: counts.length};
  });
}
