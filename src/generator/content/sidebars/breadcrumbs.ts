import {categoryHref} from './categoryHref.ts';
import type {SidebarItem} from './SidebarItem.ts';

export interface Breadcrumb {
  label: string;
  /** Absent on the page's own entry, and on categories without a page or with an unlisted one. */
  href?: string;
}

/**
 * Determines the breadcrumbs of every page of a sidebar (Docusaurus 3 docs breadcrumbs): its categories, outermost
 * first, then the page with its sidebar label.
 *
 * @returns breadcrumbs by address; for a page that is listed twice, the first place counts.
 */
export function sidebarBreadcrumbs(items: readonly SidebarItem[]): Map<string, Breadcrumb[]> {
  const trails = new Map<string, Breadcrumb[]>();
  collect(items, [], trails);
  return trails;
}

function collect(
  items: readonly SidebarItem[],
  ancestors: Breadcrumb[],
  trails: Map<string, Breadcrumb[]>,
): void {
  for (const item of items) {
    if (item.type === 'html') continue;
    const href = item.type === 'category' ? item.link?.href : item.href;
    const {label} = item;
    if (href !== undefined && !trails.has(href)) trails.set(href, [...ancestors, {label}]);
    if (item.type === 'category') {
      const listed = categoryHref(item);
      collect(item.items, [...ancestors, listed === undefined ? {label} : {label, href: listed}], trails);
    }
  }
}
