import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {SidebarCategory, SidebarItem} from '../../content/sidebars/SidebarItem.ts';
import type {Route} from '../../routes/Route.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {pageKey} from '../../shared/address/pageKey.ts';

/** A section of the docs as a whole, to be printed as one page or read as EPUB. */
export interface Book {
  title: string;
  /** Name of its files, without extension. */
  name: string;
  /** Address of the section, with baseUrl. */
  path: string;
  /** In the order of the sidebar. */
  parts: BookPart[];
  chapters: Chapter[];
}

/** An entry of the table of contents. */
export interface BookPart {
  label: string;
  /** Absent for categories without a page. */
  chapter?: Chapter;
  parts: BookPart[];
}

/** A page of a book. */
export interface Chapter {
  /** Unique in the book: `chapter-1`, … */
  id: string;
  /** Permalink of the page. */
  path: string;
  /** Title of the page in the browser. */
  title: string;
  /** Inner HTML of the `h1`; absent when the page has its title in the text, or none. */
  titleHtml?: string;
  lead?: string;
  /** Source file of its body. */
  file: string;
  /** ISO date-time of the last change, when known. */
  lastmod?: string;
}

/**
 * Creates the book of a section: the sidebar category whose page has this path, or else every page in a sidebar at or
 * below this path. Unlisted pages are left out.
 *
 * @returns undefined if there is no page.
 */
export function createBook(
  {config, content, routes}: RoutedSite,
  {label, path, name}: SiteConfig['books'][number],
): Book | undefined {
  const pages = new Map<string, Route>();
  for (const route of routes) {
    if (route.data.layout === 'doc' && !route.data.unlisted) pages.set(pageKey(route.path), route);
  }
  const root = withBaseUrl(path, config.baseUrl);
  const key = pageKey(root);
  const chapters: Chapter[] = [];
  const taken = new Set<string>();
  const chapterAt = (href: string | undefined): Chapter | undefined => {
    const route = href === undefined ? undefined : pages.get(pageKey(href));
    const body = route?.contents[0];
    if (!route || !body || route.data.layout !== 'doc' || taken.has(route.path)) return undefined;
    taken.add(route.path);
    const {path: own, data, lastmod} = route;
    const chapter: Chapter = {
      id: `chapter-${chapters.length + 1}`,
      path: own,
      title: data.head.title,
      file: body.file,
      ...(data.titleHtml !== undefined && {titleHtml: data.titleHtml}),
      ...(data.lead !== undefined && {lead: data.lead}),
      ...(lastmod !== undefined && {lastmod}),
    };
    chapters.push(chapter);
    return chapter;
  };
  const partsOf = (items: readonly SidebarItem[], isIn: (href: string) => boolean): BookPart[] =>
    items.flatMap((item): BookPart[] => {
      if (item.type === 'html' || item.type === 'link') return [];
      const href = item.type === 'category' ? item.link?.href : item.href;
      const chapter = href !== undefined && isIn(href) ? chapterAt(href) : undefined;
      const parts = item.type === 'category' ? partsOf(item.items, isIn) : [];
      return chapter || parts.length > 0 ? [{label: item.label, ...(chapter && {chapter}), parts}] : [];
    });
  const sidebars = content.docsSets.flatMap((set) => Object.values(set.sidebars));
  const category = findCategory(sidebars.flat(), key);
  const isBelow = (href: string): boolean =>
    pageKey(href) === key || pageKey(href).startsWith(key === '/' ? key : `${key}/`);
  const parts = category
    ? partsOf([category], () => true)
    : sidebars.flatMap((items) => partsOf(items, isBelow));
  if (chapters.length === 0) return undefined;
  return {title: label, name, path: root, parts: flattened(parts), chapters};
}

/** A single category without a page would only repeat the title of the book. */
function flattened(parts: BookPart[]): BookPart[] {
  const [only, ...more] = parts;
  return only && more.length === 0 && !only.chapter ? flattened(only.parts) : parts;
}

function findCategory(items: readonly SidebarItem[], key: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.link && pageKey(item.link.href) === key) return item;
    const below = findCategory(item.items, key);
    if (below) return below;
  }
  return undefined;
}
