import type {SiteConfig} from '../config/SiteConfig.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {PageStore} from '../store/PageStore.ts';
import type {Redirect} from '../routes/createRedirects.ts';
import type {Route} from '../routes/Route.ts';

/** A site that is loaded and compiled, for checks of it as a whole. */
export interface CheckedSite {
  siteDir: string;
  config: SiteConfig;
  /** Relative to the site folder. */
  configFile: string;
  content: SiteContent;
  compiled: PageStore;
  routes: Route[];
  redirects: Redirect[];
}
