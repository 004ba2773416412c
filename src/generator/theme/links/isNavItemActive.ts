import type {NavItem} from '../../shared/page/SiteData.ts';
import {isSamePath} from './isSamePath.ts';

/** True when the navbar item leads to the part of the site that `path` is in (Docusaurus navbar items). */
export function isNavItemActive(item: NavItem, path: string, baseUrl: string): boolean {
  if (item.external) {
    return false;
  }
  if (item.activeBaseRegex !== undefined) {
    const pathInSite = `/${path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')}`;
    return new RegExp(item.activeBaseRegex).test(pathInSite);
  }
  if (item.activePath !== undefined) {
    const root = item.activePath.replace(/\/$/, '');
    return path === root || path.startsWith(`${root}/`);
  }
  return isSamePath(item.href, path);
}
