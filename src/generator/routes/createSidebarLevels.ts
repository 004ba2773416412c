import GithubSlugger from 'github-slugger';
import {categoryHref} from '../content/sidebars/categoryHref.ts';
import {firstHref} from '../content/sidebars/firstHref.ts';
import type {SidebarCategory, SidebarItem} from '../content/sidebars/SidebarItem.ts';
import type {SidebarData, SidebarNode} from '../shared/page/SidebarData.ts';
import {type CategoryGroup, groupCategories} from './groupCategories.ts';

/**
 * A sidebar split into levels: the items of the root and of each category. A page contains the levels it shows, and the
 * browser fetches others when they are opened, so that no page contains the whole sidebar. See `groupCategories` for a
 * root with very many categories.
 */
export interface SidebarLevels {
  name: string;
  levels: Record<string, SidebarNode[]>;
  /** The sidebar that a page shows initially, by the page's address in the sidebar. */
  pageSidebar(href: string): SidebarData;
}

interface Category {
  level: string;
  parents: string[];
  startsOpen: boolean;
}

/** Returns a label as readers see it. */
type TextOf = (label: string) => string;

/** Splits a sidebar. Keys of levels are made from labels as they are written. */
export function createSidebarLevels(
  name: string,
  items: SidebarItem[],
  textOf: TextOf = String,
): SidebarLevels {
  // Without a prototype: a category may be called `constructor`.
  const levels: Record<string, SidebarNode[]> = Object.create(null);
  const categories: Category[] = [];
  const trails = new Map<string, string[]>();
  const slugger = new GithubSlugger();

  // If a page is in several categories, all of them are open.
  const addTrail = (href: string, trail: string[]): void => {
    trails.set(href, [...new Set([...(trails.get(href) ?? []), ...trail])]);
  };
  const addLevel = (
    level: string,
    trail: string[],
    children: readonly (SidebarItem | CategoryGroup)[],
    keyPrefix = level,
  ): void => {
    const keyOf = (label: string): string =>
      slugger.slug(keyPrefix === '' ? label : `${keyPrefix}.${label}`.replaceAll(' ', '-')) ||
      slugger.slug('category');
    levels[level] = children.map((item) => {
      if (item.type === 'group') {
        const key = keyOf(`from ${item.items[0]?.label}`);
        categories.push({level: key, parents: trail, startsOpen: false});
        // Grouping does not change the names of the categories' levels.
        addLevel(key, [...trail, key], item.items, keyPrefix);
        return groupNode(item, key, textOf);
      }
      if (item.type === 'category') {
        const key = keyOf(item.label);
        const inner = [...trail, key];
        if (item.link) addTrail(item.link.href, inner);
        categories.push({level: key, parents: trail, startsOpen: !item.collapsible || !item.collapsed});
        addLevel(key, inner, item.items);
        return categoryNode(item, key, textOf);
      }
      if (item.type !== 'html' && item.type !== 'link') addTrail(item.href, trail);
      return leafNode(item, textOf);
    });
  };
  addLevel('', [], groupCategories(items));
  // Parents come before their children, so one pass finds every initially open category inside an open one.
  categories.sort((a, b) => a.parents.length - b.parents.length);

  const byTrail = new Map<string, SidebarData>();
  return {
    name,
    levels,
    pageSidebar(href) {
      const trail = trails.get(href) ?? [];
      const known = byTrail.get(trail.join('/'));
      if (known) return known;
      const open = new Set(['', ...trail]);
      for (const {level, parents, startsOpen} of categories) {
        if (startsOpen && parents.every((parent) => open.has(parent))) open.add(level);
      }
      const keys = [...open];
      const data = {
        name,
        levels: Object.fromEntries(keys.map((key) => [key, levels[key] ?? []])),
        open: keys,
        trail,
      };
      byTrail.set(trail.join('/'), data);
      return data;
    },
  };
}

function groupNode({label, items}: CategoryGroup, level: string, textOf: TextOf): SidebarNode {
  return {
    type: 'category',
    label: textOf(label),
    level,
    firstHref: firstHref(items),
    collapsible: true,
    collapsed: true,
  };
}

function categoryNode(item: SidebarCategory, level: string, textOf: TextOf): SidebarNode {
  const href = categoryHref(item);
  return {
    type: 'category',
    label: textOf(item.label),
    level,
    href,
    firstHref: href ? undefined : firstHref(item.items),
    collapsible: item.collapsible,
    collapsed: item.collapsed,
    className: item.className || undefined,
    filter: href === undefined ? undefined : item.filter,
  };
}

function leafNode(item: Exclude<SidebarItem, SidebarCategory>, textOf: TextOf): SidebarNode {
  const className = item.className || undefined;
  if (item.type === 'html') {
    const {type, value, defaultStyle} = item;
    return {type, value, defaultStyle, className};
  }
  const unlisted = item.type !== 'link' && item.unlisted;
  return {
    type: 'link',
    label: textOf(item.label),
    href: item.href,
    className,
    unlisted: unlisted || undefined,
  };
}
