import type {SiteConfig} from '../config/SiteConfig.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {createRedirects, type Redirect, type RedirectSite} from '../routes/createRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {dropTakenRoutes} from '../routes/dropTakenRoutes.ts';
import type {SidebarLevels} from '../routes/createSidebarLevels.ts';
import type {Route} from '../routes/Route.ts';
import {type OpenGraphImage, planOpenGraph} from '../output/openGraph/planOpenGraph.ts';
import {readLogo} from '../output/openGraph/readLogo.ts';
import {isStaticFile} from '../output/units/isStaticFile.ts';

export interface RoutePlan {
  routes: Route[];
  sidebars: Record<string, SidebarLevels>;
  redirects: Redirect[];
  /** The pictures that the routes name. */
  images: OpenGraphImage[];
  /** The icon that every picture shows. */
  logo: string;
  problems: Problem[];
}

/** Every address of the site: pages, the pictures of pages, and the redirects beside them. */
export async function planRoutes({
  siteDir,
  config,
  content,
  compiled,
  ...place
}: {
  siteDir: string;
  config: SiteConfig;
  content: SiteContent;
  compiled: CompiledPages;
} & Pick<RedirectSite, 'configFile' | 'locateConfig'>): Promise<RoutePlan> {
  const {routes: all, sidebars} = createRoutes(config, content, compiled);
  const {routes: bare, problems: taken} = dropTakenRoutes(all, config.onDuplicateRoutes);
  const logo = await readLogo(siteDir, config);
  const {routes, images} = config.openGraphImages
    ? planOpenGraph(config, bare, logo)
    : {routes: bare, images: []};
  const {redirects, problems} = createRedirects({
    ...place,
    config,
    content,
    routes,
    isFile: (file) => isStaticFile(siteDir, config, file),
  });
  return {routes, sidebars, redirects, images, logo, problems: [...taken, ...problems]};
}
