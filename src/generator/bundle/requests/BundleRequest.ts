import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';
import type {Bundles} from './Bundles.ts';
import type {BundleSettings} from './BundleSettings.ts';
import type {SiteBundling} from './siteBundling.ts';

/** The input of bundling the app. */
export interface BundleRequest {
  generatorDir: string;
  siteDir: string;
  aliases: BundleSettings['aliases'];
  cacheDir: string;
  /** Absolute path of the folder for what other sites can use too, if it isn't the cache folder. */
  sharedDir?: string;
  /** Whether webpack may use its own cache. */
  useCache: boolean;
  /** Hash of the generator's own code. */
  version: string;
  site: AppFacts;
  components: string[];
  customCss: string[];
  /** Import requests of style sheets that follow them. */
  moreStyles?: readonly string[];
  /** Modules that run in the browser on every page, as written in an import. */
  clientModules?: string[];
  /**
   * Folders in which addresses that begin with `/` are looked up, relative to the site folder; later folders take
   * precedence.
   */
  staticDirectories: readonly string[];
  /**
   * Whether a class that is missing from a CSS module is only a warning, and an imported SVG is a component whatever
   * its name is, as for sites that were written for another generator.
   */
  isLoose?: boolean;
  /** What the site adds to webpack's configuration. */
  bundling?: SiteBundling;
  /** How Markdown files that components import are compiled; absent if importing Markdown is not allowed. */
  markdown?: CompileOptions;
  /**
   * Called as soon as pages can be rendered, if only sources have changed since the app was bundled. The browser bundle is
   * the last one: what is made with these bundles still needs the addresses of the new one.
   */
  onRenderer?: (bundles: Bundles) => void;
}
