import type {DocsSet} from '../../content/Content.ts';
import type {SidebarItem} from '../../content/sidebars/SidebarItem.ts';
import type {DocsList} from '../compatibility.ts';

/** The docs and sidebars of one version in the form in which the hooks of Docusaurus return them. */
export function docsList({instance, version, docs, sidebars}: DocsSet, locale: string): DocsList {
  const sidebarOf = new Map(
    Object.entries(sidebars).flatMap(([name, items]) =>
      idsIn(items).map((id): [string, string] => [id, name]),
    ),
  );
  const entries = docs.map(({id, title, description, permalink, displayedSidebar}) => {
    const sidebar = displayedSidebar === null ? undefined : (displayedSidebar ?? sidebarOf.get(id));
    return [id, {id, title, description, path: permalink, ...(sidebar !== undefined && {sidebar})}];
  });
  return {
    locale,
    instance,
    version: version.name,
    docs: Object.fromEntries(entries),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [name, items.map(propItem)]),
    ),
  };
}

function idsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsIn(item.items)];
  });
}

function propItem(item: SidebarItem): unknown {
  if (item.type === 'doc' || item.type === 'ref') {
    const {type: _, id, ...link} = item;
    return {type: 'link', ...link, docId: id, unlisted: item.unlisted ?? false};
  }
  if (item.type !== 'category') return item;
  const {link, items, ...category} = item;
  const own = link && {
    href: link.href,
    ...(link.type === 'doc' && link.unlisted && {linkUnlisted: true}),
  };
  return {...category, ...own, items: items.map(propItem)};
}
