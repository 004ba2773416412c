import type {LinkData} from '../../shared/page/PageParts.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';

/** Links for a reader without a query: the first three internal links of the navbar and the footer. */
export function usefulLinks(site: SiteData): LinkData[] {
  const navbar = site.navbar.items.flatMap(({type, label, href, external}) =>
    type === 'link' && href && !external ? [{label, href}] : [],
  );
  const footer = site.footer.links.flatMap(({items}) =>
    items.flatMap(({label, to}) => (label && to ? [{label, href: to}] : [])),
  );
  const seen = new Set<string>();
  return [...navbar, ...footer].filter(({href}) => !seen.has(href) && seen.add(href)).slice(0, 3);
}
