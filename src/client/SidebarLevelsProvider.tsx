import {type ReactNode, useMemo, useRef, useState} from 'react';
import type {SidebarNode} from '../routes/PageData.ts';
import {SidebarContext} from '../theme/context/SidebarContext.ts';
import type {PageLoader} from './pages/createPageLoader.ts';

/** Gives the sidebar the levels that readers open, each fetched once. */
export function SidebarLevelsProvider({
  loadLevel,
  children,
}: {
  loadLevel: PageLoader['loadLevel'];
  children: ReactNode;
}) {
  const [levels, setLevels] = useState<Record<string, SidebarNode[]>>({});
  const requested = useRef(new Set<string>());
  const value = useMemo(
    () => ({
      levels,
      loadLevel(name: string, level: string) {
        if (requested.current.has(level)) return;
        requested.current.add(level);
        loadLevel(name, level).then(
          (items) => setLevels((known) => ({...known, [level]: items})),
          (error: unknown) => {
            console.warn(`The sidebar "${level}" could not be loaded.`, error);
            requested.current.delete(level);
          },
        );
      },
    }),
    [levels, loadLevel],
  );
  return <SidebarContext.Provider value={value}>{children}</SidebarContext.Provider>;
}
