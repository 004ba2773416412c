import {categoryHref} from './categoryHref.ts';
import type {SidebarItem} from './SidebarItem.ts';

/** Address of the first page among sidebar items, depth first, except unlisted ones; undefined when no item has an address. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const href = item.type === 'category' ? (categoryHref(item) ?? firstHref(item.items)) : item.href;
    if (href && !('unlisted' in item && item.unlisted)) return href;
  }
  return undefined;
}
