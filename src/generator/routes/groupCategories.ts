import type {SidebarItem} from '../content/sidebars/SidebarItem.ts';

type SidebarCategory = Extract<SidebarItem, {type: 'category'}>;

/** Categories that follow each other and are shown as one more category until a reader opens it. */
export interface CategoryGroup {
  type: 'group';
  label: string;
  items: SidebarCategory[];
}

/** So many closed categories may follow each other in a sidebar's first level: it is part of every page. */
const MOST = 50;

/** Categories in a group; a page shows those of its own group, and a line for each other one. */
const IN_GROUP = 25;

/**
 * Groups the closed categories of a sidebar's first level where there are very many: each is named by its first and its last
 * category, such as `Anchors – Buoys`. With 250 categories in each of 10,000 pages, the pages consist of sidebar for the most part.
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
