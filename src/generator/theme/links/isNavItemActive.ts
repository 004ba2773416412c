import type {NavItem} from '../../shared/page/SiteData.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';

/** Whether the navbar item points to the part of the site that contains `path` (Docusaurus navbar items). */
export function isNavItemActive(
  item: Pick<NavItem, 'external' | 'href' | 'activePath' | 'activeBaseRegex'>,
  path: string,
  baseUrl: string,
): boolean {
  if (item.external) {
    return false;
  }
  if (item.activeBaseRegex !== undefined) {
    return new RegExp(item.activeBaseRegex).test(`/${belowBaseUrl(path, baseUrl) ?? path.slice(1)}`);
  }
  if (item.activePath !== undefined) {
    const root = item.activePath.replace(/\/$/, '');
    return path === root || path.startsWith(`${root}/`);
  }
  return isSamePage(item.href, path);
}
