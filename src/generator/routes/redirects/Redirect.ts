import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Route} from '../Route.ts';

/** A redirect in the output, from an old address. */
export interface Redirect {
  /** Percent-encoded path with baseUrl. */
  path: string;
  /**
   * Percent-encoded path with baseUrl, possibly with a hash, of a page or a static file, never of another redirect; or an
   * absolute URL.
   */
  target: string;
  /** Title of the page at the target, or its URL. */
  title: string;
  /** Where to write it if its address is another form of its page's, see `aliasFile`; the data there is the page's. */
  aliasFile?: string;
}

/** The input of `createRedirects`. */
export interface RedirectSite {
  config: SiteConfig;
  /** The configuration file, relative to the site folder, and a function that locates its keys. */
  configFile: string;
  locateConfig(path: KeyPath): Position | undefined;
  content: Content;
  routes: readonly Route[];
  /** Whether a path with baseUrl is one of the site's own files. */
  isFile(path: string): boolean;
  /** Whether a redirect from a path with baseUrl would take the place of a file that the build makes; absent: unknown. */
  isGenerated?(path: string): boolean;
}
