import type {SitemapItem} from '../config/schema/createSitemapItems.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {Redirect} from './createRedirects.ts';
import type {SidebarLevels} from './createSidebarLevels.ts';
import type {Route} from './Route.ts';

/** A site with every address that it will have: its pages, each address once, and the old addresses. */
export interface RoutedSite extends CompiledSite {
  readonly routes: readonly Route[];
  /** By their ids, see `sidebarId`. */
  readonly sidebars: Record<string, SidebarLevels>;
  readonly redirects: readonly Redirect[];
  /** The entries of the sitemap, where a function of the site makes them. */
  readonly sitemapItems?: readonly SitemapItem[];
}
