import {type ReactNode, useMemo} from 'react';
import {PageModulesContext} from '../theme/context/PageModulesContext.ts';
import {SitePage} from '../theme/SitePage.tsx';
import type {LoadedPage} from './registry.ts';
import {SidebarLevelsProvider} from './SidebarLevelsProvider.tsx';
import type {PageLoader} from './pages/createPageLoader.ts';

/** One loaded page, drawn by the theme. */
export function PageView({
  page,
  pending,
  screen,
  loadLevel,
}: {
  page: LoadedPage;
  pending: boolean;
  /** Stands in place of the page's own content. */
  screen?: ReactNode;
  loadLevel: PageLoader['loadLevel'];
}) {
  const modules = useMemo(() => ({modules: page.modules, getComponent: () => page.component}), [page]);
  // Levels belong to one sidebar: another one starts over.
  const sidebar = 'sidebar' in page.data ? page.data.sidebar?.name : undefined;
  return (
    <PageModulesContext.Provider value={modules}>
      <SidebarLevelsProvider key={sidebar} loadLevel={loadLevel}>
        <SitePage data={page.data} pending={pending} screen={screen} />
      </SidebarLevelsProvider>
    </PageModulesContext.Provider>
  );
}
