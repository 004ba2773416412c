import {createContext, type ReactNode, useContext, useMemo, useState} from 'react';
import type {SidebarItem} from '../shared/SidebarItemProps.ts';

/** Whether two paths are the same, with or without a slash at their end and whatever their case. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const normalize = (path: string | undefined): string | undefined =>
    (path === undefined || path.endsWith('/') ? path : `${path}/`)?.toLowerCase();
  return normalize(one) === normalize(other);
}

/** Whether an item of a sidebar, or one below it, points to the page at a path. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.href !== undefined && isSamePath(item.href, activePath)) return true;
  return item.type === 'category' && (item.items ?? []).some((one) => isActiveSidebarItem(one, activePath));
}

/** Whether an item of a sidebar is shown on the page at a path: an unlisted page is, on itself. */
export function isVisibleSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (isActiveSidebarItem(item, activePath)) return true;
  if (item.type === 'link') return !item.unlisted;
  if (item.type !== 'category') return true;
  const isLinked = item.href !== undefined && !item.linkUnlisted;
  return isLinked || (item.items ?? []).some((one) => isVisibleSidebarItem(one, activePath));
}

/** The items of a sidebar that are shown on the page at a path. */
export function useVisibleSidebarItems<Item extends SidebarItem>(
  items: readonly Item[],
  activePath: string,
): Item[] {
  return useMemo(() => items.filter((item) => isVisibleSidebarItem(item, activePath)), [items, activePath]);
}

/** The first category for which a function returns true, at any depth. */
export function findSidebarCategory<Item extends SidebarItem>(
  items: readonly Item[],
  predicate: (category: Item) => boolean,
): SidebarItem | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = predicate(item) ? item : findSidebarCategory((item.items ?? []) as Item[], predicate);
    if (found) return found;
  }
  return undefined;
}

interface ExpandedState {
  /** The item that the reader opened last. */
  expandedItem: number | null;
  setExpandedItem: (item: number | null) => void;
}

const ExpandedContext = createContext<ExpandedState>({expandedItem: null, setExpandedItem: () => undefined});

/** Knows which of the items of a sidebar the reader opened last, for sidebars that close the others. */
export function DocSidebarItemsExpandedStateProvider({children}: {children?: ReactNode}): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const state = useMemo(() => ({expandedItem, setExpandedItem}), [expandedItem]);
  return <ExpandedContext.Provider value={state}>{children}</ExpandedContext.Provider>;
}

export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(ExpandedContext);
}
