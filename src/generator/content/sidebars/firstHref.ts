import type {SidebarItem} from './SidebarItem.ts';

/** Address of the first page among sidebar items, depth first; undefined when no item has an address. */
export function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const href = item.type === 'category' ? (item.link?.href ?? firstHref(item.items)) : item.href;
    if (href) return href;
  }
  return undefined;
}
