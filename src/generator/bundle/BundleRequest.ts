import type {CompileOptions} from '../markdown/CompileOptions.ts';
import type {AppFacts} from '../shared/page/AppFacts.ts';
import type {BundleSettings} from './createWebpackConfig.ts';
import type {SiteBundling} from './siteBundling.ts';

/** What the app is bundled from. */
export interface BundleRequest {
  generatorDir: string;
  siteDir: string;
  aliases: BundleSettings['aliases'];
  cacheDir: string;
  /** Absolute path of the folder that keeps what other sites can use, too, when it is not that of the cache. */
  sharedDir?: string;
  /** Whether webpack may keep its own cache. */
  useCache: boolean;
  /** Hash of the generator's own code. */
  version: string;
  site: AppFacts;
  components: string[];
  customCss: string[];
  /** Requests of style sheets that follow them. */
  moreStyles?: readonly string[];
  /** Modules that run in the browser on every page, as an import names them. */
  clientModules?: string[];
  /** Folders that addresses from `/` on are looked up in, relative to the site folder; a later one wins. */
  staticDirectories: readonly string[];
  /** Whether a class that a CSS module does not have is a warning, as for sites of generators that say nothing of it. */
  isLoose?: boolean;
  /** What the site adds to the configuration of webpack. */
  bundling?: SiteBundling;
  /** How Markdown files that components import are compiled; absent: none may be imported. */
  markdown?: CompileOptions;
}
