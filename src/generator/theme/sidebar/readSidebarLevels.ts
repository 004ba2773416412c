import type {SidebarNode} from '../../shared/page/SidebarData.ts';

/**
 * Reads the levels that a prerendered sidebar shows from its HTML, so that the document need not contain them a second
 * time as data. The inverse of `Sidebar` for nodes that are `isReadable`.
 */
export function readSidebarLevels(sidebar: Element): Record<string, SidebarNode[]> {
  const levels = new Map<string, SidebarNode[]>();
  const readList = (level: string, list: Element): void => {
    const nodes = [...list.children].map((item): SidebarNode => {
      const key = item.getAttribute('data-level');
      const label = item.querySelector('.sidebar-link');
      const text = label?.textContent ?? '';
      const href = label?.getAttribute('href') ?? undefined;
      if (key === null) return {type: 'link', label: text, href: href ?? ''};
      const inner = item.querySelector(':scope > .sidebar-list');
      if (inner) readList(key, inner);
      const address = href === undefined ? {} : item.hasAttribute('data-first') ? {firstHref: href} : {href};
      return {
        type: 'category',
        label: text,
        level: key,
        ...address,
        collapsible: item.querySelector(':scope > .sidebar-row > .sidebar-toggle') !== null,
        collapsed: !item.hasAttribute('data-open'),
        ...(item.hasAttribute('data-filter') && {filter: true}),
      };
    });
    levels.set(level, nodes);
  };
  const root = sidebar.querySelector('.sidebar-list');
  if (root) readList('', root);
  return Object.fromEntries(levels);
}
