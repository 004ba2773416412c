import type {Doc} from '../Content.ts';
import type {SidebarItem} from './SidebarItem.ts';

export interface PageLink {
  label: string;
  href: string;
}

export interface Pagination {
  previous?: PageLink;
  next?: PageLink;
}

/** A page in the reading order of a sidebar; `key` is a doc id or the address of a generated index. */
interface Stop extends PageLink {
  key: string;
}

/**
 * Determines the previous and next links of every page of a sidebar (Docusaurus 3 docs pagination): docs and categories
 * that have a page, depth first; unlisted docs are skipped.
 *
 * @returns links by doc id, or by address for generated indexes.
 */
export function paginateSidebar(
  items: readonly SidebarItem[],
  docsById: ReadonlyMap<string, Doc>,
): Map<string, Pagination> {
  const stops = [...flatten(items, docsById)];
  const pages = new Map<string, Pagination>();
  for (const [index, {key}] of stops.entries()) {
    // For a doc that is listed twice, its first place counts.
    if (!pages.has(key)) pages.set(key, {previous: toLink(stops[index - 1]), next: toLink(stops[index + 1])});
  }
  return pages;
}

/**
 * Returns the links of a doc, after applying `pagination_next` and `pagination_prev` from its front matter.
 *
 * @param sidebarPages Pagination of its sidebar; undefined without one.
 */
export function getPagination(
  doc: Doc,
  sidebarPages: ReadonlyMap<string, Pagination> | undefined,
  docsById: ReadonlyMap<string, Doc>,
): Pagination {
  const pages = sidebarPages?.get(doc.id);
  const own = (id: string | null) => {
    const target = id === null ? undefined : docsById.get(id);
    return target && !target.unlisted ? {label: docLabel(target), href: target.permalink} : undefined;
  };
  return {
    previous: doc.paginationPrev === undefined ? pages?.previous : own(doc.paginationPrev),
    next: doc.paginationNext === undefined ? pages?.next : own(doc.paginationNext),
  };
}

function* flatten(items: readonly SidebarItem[], docsById: ReadonlyMap<string, Doc>): Generator<Stop> {
  for (const item of items) {
    if (item.type === 'doc' && !item.unlisted) {
      const label = docsById.get(item.id)?.paginationLabel ?? item.label;
      yield {key: item.id, label, href: item.href};
    }
    if (item.type !== 'category') continue;
    const {link, label} = item;
    if (link?.type === 'generated-index') yield {key: link.href, label, href: link.href};
    if (link?.type === 'doc' && !link.unlisted) {
      const doc = docsById.get(link.id);
      yield {key: link.id, label: doc ? docLabel(doc) : label, href: link.href};
    }
    yield* flatten(item.items, docsById);
  }
}

function docLabel(doc: Doc): string {
  return doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
}

function toLink(stop: Stop | undefined): PageLink | undefined {
  return stop && {label: stop.label, href: stop.href};
}
