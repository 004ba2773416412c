import type {Doc} from '../Content.ts';
import type {SidebarItem} from './SidebarItem.ts';

/**
 * Finds the sidebar of each doc: the one its front matter names (`null`: none), or else the last one that lists it as
 * an item or as the page of a category.
 *
 * @returns names by doc id; docs without a sidebar are absent.
 */
export function getDocSidebarNames(
  docs: readonly Doc[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars)) {
    for (const id of listedDocIds(items)) owners.set(id, name);
  }
  const names = new Map<string, string>();
  for (const doc of docs) {
    const name = doc.displayedSidebar === undefined ? owners.get(doc.id) : doc.displayedSidebar;
    if (typeof name === 'string') names.set(doc.id, name);
  }
  return names;
}

function* listedDocIds(items: readonly SidebarItem[]): Generator<string> {
  for (const item of items) {
    if (item.type === 'doc') yield item.id;
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield item.link.id;
    yield* listedDocIds(item.items);
  }
}
