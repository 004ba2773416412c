import {createContext, useContext} from 'react';
import type {SidebarNode} from '../../shared/page/SidebarData.ts';

export interface SidebarLevels {
  /** Levels of the page's sidebar fetched so far, by level key. */
  levels: Record<string, SidebarNode[]>;
  /** Errors of levels that could not be fetched, by level key. */
  failures: Record<string, Error>;
  /** Fetches a level that the page does not contain; does nothing if it is already being fetched. */
  loadLevel: (name: string, level: string) => void;
}

export const SidebarContext = createContext<SidebarLevels>({
  levels: {},
  failures: {},
  loadLevel: () => undefined,
});

/** Returns the sidebar levels fetched so far, and a function that fetches one. */
export function useSidebarLevels(): SidebarLevels {
  return useContext(SidebarContext);
}
