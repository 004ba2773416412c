import type {SidebarItem} from '../../../../src/generator/content/sidebars/SidebarItem.ts';

/** Formats a sidebar as an indented list: `Label -> address`. */
export function drawSidebar(items: readonly SidebarItem[] | undefined, indent = ''): string[] {
  return (items ?? []).flatMap((item) => {
    if (item.type === 'html') return [`${indent}html ${item.value}`];
    if (item.type !== 'category')
      return [`${indent}${item.type === 'ref' ? 'ref ' : ''}${item.label} -> ${item.href}`];
    const link = item.link === undefined ? '' : ` -> ${item.link.href}`;
    return [`${indent}[${item.label}]${link}`, ...drawSidebar(item.items, `${indent}  `)];
  });
}
