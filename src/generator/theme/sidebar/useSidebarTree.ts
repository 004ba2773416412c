import {useCallback, useLayoutEffect, useMemo, useState} from 'react';
import {ownValue} from '../../shared/invariants/ownValue.ts';
import type {SidebarData, SidebarNode} from '../../shared/page/SidebarData.ts';
import {usePage} from '../context/PageContext.ts';
import {useSidebarLevels} from '../context/SidebarContext.ts';
import {readSidebarMemory, writeSidebarMemory} from './sidebarMemory.ts';

type Category = Extract<SidebarNode, {type: 'category'}>;

/** What the lists of a sidebar need for rendering. */
export interface SidebarTree {
  /** Path of the page. */
  path: string;
  /** Level keys of the categories that contain the page. */
  trail: string[];
  isOpen: (category: Category) => boolean;
  setOpen: (category: Category, isOpen: boolean) => void;
  /** Items of a level; undefined while they are not loaded. */
  nodesOf: (level: string) => SidebarNode[] | undefined;
  /** Why a level could not be loaded. */
  failureOf: (level: string) => Error | undefined;
  /** Requests the items of a level that is open but not loaded. */
  load: (level: string) => void;
}

/**
 * Combines the part of the sidebar in the page's data with the levels fetched so far and with what the reader opened
 * and closed. The remembered state is applied after hydration.
 *
 * @returns The tree, and whether the remembered state is applied
 */
export function useSidebarTree(data: SidebarData): {tree: SidebarTree; isRestored: boolean} {
  const {path} = usePage();
  const {levels: fetched, failures, loadLevel} = useSidebarLevels();
  const known = useKnownLevels(data);
  const [open, setOpenLevels] = useState<Record<string, boolean>>({});
  const [isRestored, setRestored] = useState(false);
  const {name, trail} = data;

  // Runs on every page: the categories that contain it are open, whatever the reader did before.
  useLayoutEffect(() => {
    const forTrail = Object.fromEntries(trail.map((level) => [level, true]));
    setOpenLevels((before) => ({...readSidebarMemory(name).open, ...before, ...forTrail}));
    setRestored(true);
  }, [name, trail]);

  const setOpen = useCallback(
    ({level, collapsed}: Category, isOpen: boolean) => {
      setOpenLevels((before) => ({...before, [level]: isOpen}));
      // Only the reader's own choices are remembered: categories that a visit opened would move the next page's
      // sidebar.
      const {[level]: _former, ...others} = readSidebarMemory(name).open;
      writeSidebarMemory(name, {open: isOpen === !collapsed ? others : {...others, [level]: isOpen}});
    },
    [name],
  );
  const load = useCallback((level: string) => loadLevel(name, level), [loadLevel, name]);
  const {levels} = data;
  const tree = useMemo<SidebarTree>(
    () => ({
      path,
      trail,
      isOpen: (category) =>
        !category.collapsible ||
        (ownValue(open, category.level) ?? (trail.includes(category.level) || !category.collapsed)),
      setOpen,
      nodesOf: (level) => ownValue(levels, level) ?? ownValue(fetched, level) ?? ownValue(known, level),
      failureOf: (level) => ownValue(failures, level),
      load,
    }),
    [path, trail, open, setOpen, levels, fetched, known, failures, load],
  );
  return {tree, isRestored};
}

/** Returns the levels of this page and of the pages before it, so that an open category keeps its items. */
function useKnownLevels(data: SidebarData): SidebarData['levels'] {
  const [seen, setSeen] = useState({data, levels: data.levels});
  if (seen.data === data) {
    return seen.levels;
  }
  const levels = {...seen.levels, ...data.levels};
  setSeen({data, levels});
  return levels;
}
