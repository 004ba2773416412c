import type {SitemapItem} from '../config/schema/createSitemapItems.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import type {Redirect} from './redirects/Redirect.ts';
import type {SidebarLevels} from './createSidebarLevels.ts';
import type {Route} from './Route.ts';

/** A site with all its addresses: its pages, at unique addresses, and redirects from old ones. */
export interface RoutedSite extends CompiledSite {
  readonly routes: readonly Route[];
  /** Sidebars by id, see `sidebarId`. */
  readonly sidebars: Record<string, SidebarLevels>;
  readonly redirects: readonly Redirect[];
  /** The entries of the sitemap, if a function of the site creates them. */
  readonly sitemapItems?: readonly SitemapItem[];
}
