import {setText, siteMarks} from '../config/typography.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Content} from '../content/Content.ts';
import {blogRoutes} from './blog/blogRoutes.ts';
import {createSidebarLevels, type SidebarLevels} from './createSidebarLevels.ts';
import {docRoutes} from './docs/docRoutes.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import {pageRoutes} from './pageRoutes.ts';
import type {Route} from './Route.ts';
import {searchRoutes} from './searchRoutes.ts';
import {sidebarId} from '../shared/page/sidebarId.ts';
import {createSetData, setRoute} from './typographicData.ts';

/**
 * All pages of the site, in a fixed order, and the sidebars they share.
 *
 * @param only Source files of docs: nothing else gets a page.
 */
export function createRoutes(
  config: SiteConfig,
  content: Content,
  compiled: CompiledPages,
  only?: ReadonlySet<string>,
): {routes: Route[]; sidebars: Record<string, SidebarLevels>} {
  const sidebars = sidebarLevels(config, content);
  const marks = siteMarks(config);
  const routes = [
    ...docRoutes(config, content, {compiled, sidebars, ...(only && {only})}),
    ...(only ? [] : blogRoutes(config, content, compiled)),
    ...(only ? [] : pageRoutes(config, content, compiled)),
    ...(only ? [] : searchRoutes(config, content)),
  ];
  if (!marks) return {routes, sidebars};
  const set = createSetData(marks);
  return {routes: routes.map((route) => setRoute(route, set)), sidebars};
}

/** The levels of every sidebar, by sidebar id, see `sidebarId`. */
export function sidebarLevels(
  config: SiteConfig,
  {docsSets}: Pick<Content, 'docsSets'>,
): Record<string, SidebarLevels> {
  const textOf = (text: string) => setText(config, text);
  const levels = docsSets.flatMap((set) =>
    Object.entries(set.sidebars).map(([name, items]) =>
      createSidebarLevels(sidebarId(set, name), items, textOf),
    ),
  );
  return Object.fromEntries(levels.map((one) => [one.name, one]));
}
