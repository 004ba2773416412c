import {joinPath} from '../../shared/address/permalink.ts';
import {resolveLink} from '../../shared/address/resolveLink.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';

export interface LinkCount {
  /** The address, as the configuration has it. */
  to: string;
  /** Links to it on other pages. */
  links: number;
  /** Pages that have such links. */
  pages: number;
}

/** Counts the links of documents to each address; those on the page of the address itself are left out. */
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
