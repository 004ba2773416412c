import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import {blogRoutes} from './blogRoutes.ts';
import {createSidebarLevels, type SidebarLevels} from './createSidebarLevels.ts';
import {docRoutes} from './docRoutes.ts';
import type {CompiledPages} from './pageParts.ts';
import {pageRoutes} from './pageRoutes.ts';
import type {Route} from './Route.ts';

/** All pages of the site, in a fixed order, and the sidebars they share. */
export function createRoutes(
  config: SiteConfig,
  content: Content,
  compiled: CompiledPages,
): {routes: Route[]; sidebars: Record<string, SidebarLevels>} {
  const sidebars = Object.fromEntries(
    Object.entries(content.sidebars).map(([name, items]) => [name, createSidebarLevels(name, items)]),
  );
  const routes = [
    ...docRoutes(config, content, compiled, sidebars),
    ...blogRoutes(config, content, compiled),
    ...pageRoutes(config, content, compiled),
  ];
  return {routes, sidebars};
}
