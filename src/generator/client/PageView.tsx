import {type ReactNode, useMemo} from 'react';
import {PageModulesContext} from '../theme/context/PageModulesContext.ts';
import {SitePage} from '../theme/SitePage.tsx';
import type {LoadedPage} from './registry.ts';
import {SidebarLevelsProvider} from './SidebarLevelsProvider.tsx';
import type {PageLoader} from './pages/createPageLoader.ts';

/** One loaded page, rendered by the theme. */
export function PageView({
  page,
  pending,
  screen,
  screenPath,
  notice,
  loadLevel,
}: {
  page: LoadedPage;
  pending: boolean;
  /** Replaces the page's own content. */
  screen?: ReactNode;
  /** Path of the page that the screen replaces. */
  screenPath?: string;
  /** A notice below the page's content. */
  notice?: ReactNode;
  loadLevel: PageLoader['loadLevel'];
}) {
  const modules = useMemo(() => ({modules: page.modules, getComponent: () => page.component}), [page]);
  // Levels belong to one sidebar; another sidebar starts without any.
  const sidebar = 'sidebar' in page.data ? page.data.sidebar?.name : undefined;
  return (
    <PageModulesContext.Provider value={modules}>
      <SidebarLevelsProvider key={sidebar} loadLevel={loadLevel}>
        <SitePage
          data={page.data}
          pending={pending}
          screen={screen}
          screenPath={screenPath}
          notice={notice}
        />
      </SidebarLevelsProvider>
    </PageModulesContext.Provider>
  );
}
