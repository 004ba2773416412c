import type {SidebarCategory} from './SidebarItem.ts';

/** Address of the page of a category; undefined for a category without a page, and for a page that is unlisted. */
export function categoryHref({link}: Pick<SidebarCategory, 'link'>): string | undefined {
  return link?.type === 'doc' && link.unlisted ? undefined : link?.href;
}
