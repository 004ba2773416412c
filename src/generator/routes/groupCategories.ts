import type {SidebarCategory, SidebarItem} from '../content/sidebars/SidebarItem.ts';

/** Consecutive categories that are shown as a single category until a reader opens it. */
export interface CategoryGroup {
  type: 'group';
  label: string;
  items: SidebarCategory[];
}

/** The largest number of consecutive closed categories in a sidebar's first level, which is part of every page. */
const MOST = 50;

/** Number of categories in a group. A page shows the categories of its own group, and one line for each other group. */
const IN_GROUP = 25;

/**
 * Groups the closed categories of a sidebar's first level if there are very many; each group is named after its first
 * and last category, such as `Anchors – Buoys`. Otherwise pages would mostly consist of sidebar: with 10,000 pages,
 * each would contain 250 categories.
 */
export function groupCategories(items: readonly SidebarItem[]): (SidebarItem | CategoryGroup)[] {
  const grouped: (SidebarItem | CategoryGroup)[] = [];
  let run: SidebarCategory[] = [];
  const endRun = (): void => {
    grouped.push(...(run.length > MOST ? groupsOf(run) : run));
    run = [];
  };
  for (const item of items) {
    if (item.type === 'category' && item.collapsible && item.collapsed) {
      run.push(item);
      continue;
    }
    endRun();
    grouped.push(item);
  }
  endRun();
  return grouped;
}

function groupsOf(run: readonly SidebarCategory[]): (SidebarItem | CategoryGroup)[] {
  const count = Math.ceil(run.length / IN_GROUP);
  return Array.from({length: count}, (_, index) => {
    const items = run.slice(index * IN_GROUP, (index + 1) * IN_GROUP);
    const [first, last] = [items[0], items.at(-1)];
    const label = `${first?.label} – ${last?.label}`;
    return first && first === last ? first : {type: 'group', label, items};
  });
}
