import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';
import type {SidebarNode} from '../shared/page/SidebarData.ts';
import {SidebarContext} from '../theme/context/SidebarContext.ts';
import type {PageLoader} from './pages/createPageLoader.ts';
import {asError} from '../shared/invariants/asError.ts';

/** Provides the sidebar with the levels that readers open; each is fetched once. */
export function SidebarLevelsProvider({
  loadLevel,
  children,
}: {
  loadLevel: PageLoader['loadLevel'];
  children: ReactNode;
}) {
  const [levels, setLevels] = useState<Record<string, SidebarNode[]>>({});
  const [failures, setFailures] = useState<Record<string, Error>>({});
  const requested = useRef(new Set<string>());
  // Must be stable; otherwise a category would request its items again whenever a level arrives or fails.
  const load = useCallback(
    (name: string, level: string): void => {
      if (requested.current.has(level)) return;
      requested.current.add(level);
      setFailures(({[level]: _cleared, ...others}) => others);
      loadLevel(name, level).then(
        (items) => setLevels((known) => ({...known, [level]: items})),
        (cause: unknown) => {
          const error = asError(cause);
          console.warn(`The sidebar "${level}" could not be loaded.`, error);
          requested.current.delete(level);
          setFailures((known) => ({...known, [level]: error}));
        },
      );
    },
    [loadLevel],
  );
  const value = useMemo(() => ({levels, failures, loadLevel: load}), [levels, failures, load]);
  return <SidebarContext.Provider value={value}>{children}</SidebarContext.Provider>;
}
