import {createContext, useContext} from 'react';
import type {SidebarNode} from '../../shared/page/PageData.ts';

export interface SidebarLevels {
  /** Levels fetched so far, by level key, of the sidebar that the page shows. */
  levels: Record<string, SidebarNode[]>;
  /** What went wrong with the levels that could not be fetched, by level key. */
  failures: Record<string, Error>;
  /** Fetches a level that the page does not hold; asked again for a level under way, it does nothing. */
  loadLevel: (name: string, level: string) => void;
}

export const SidebarContext = createContext<SidebarLevels>({
  levels: {},
  failures: {},
  loadLevel: () => undefined,
});

/** Returns the sidebar levels that were fetched, and the function that fetches one. */
export function useSidebarLevels(): SidebarLevels {
  return useContext(SidebarContext);
}
