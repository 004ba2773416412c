import type {SidebarData} from '../../shared/page/SidebarData.ts';
import type {NavItem} from '../../shared/page/SiteData.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';

/** Whether a navbar item with an address points to the part of the site that contains a page (Docusaurus navbar items). */
export function isNavItemActive(
  href: string | undefined,
  {sidebars, active}: Pick<NavItem, 'sidebars' | 'active'>,
  {path, sidebar}: {path: string; sidebar?: Pick<SidebarData, 'name'>},
  baseUrl: string,
): boolean {
  if (sidebars) return sidebars.includes(sidebar?.name);
  return active ? new RegExp(active).test(path.slice(baseUrl.length - 1)) : isSamePage(href, path);
}
