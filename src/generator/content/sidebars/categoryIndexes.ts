import type {SidebarCategory, SidebarItem} from './SidebarItem.ts';

/** A category with a generated page. */
export interface CategoryIndex {
  sidebar: string;
  category: SidebarCategory;
  link: Extract<SidebarCategory['link'], {type: 'generated-index'}>;
}

/** Finds every category with a generated page, in the order of the sidebars. */
export function getCategoryIndexes(
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): CategoryIndex[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => inItems(items, sidebar));
}

function inItems(items: readonly SidebarItem[], sidebar: string): CategoryIndex[] {
  return items.flatMap((category) => {
    if (category.type !== 'category') return [];
    const inner = inItems(category.items, sidebar);
    return category.link?.type === 'generated-index'
      ? [{sidebar, category, link: category.link}, ...inner]
      : inner;
  });
}
