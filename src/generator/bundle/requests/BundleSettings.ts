import type {FrameworkPlugin} from '../modules/FrameworkPlugin.ts';
import type {MarkdownModules} from '../transforms/importedMarkdown.ts';
import type {SiteBundling} from './siteBundling.ts';

/** What differs between sites and machines. */
export interface BundleSettings {
  /** Folder of the generator. */
  generatorDir: string;
  /** Real path of the site folder. */
  siteDir: string;
  /** Version of the generator and of its bundling tools: webpack's cache is not shared between versions. */
  version: string;
  /**
   * What a site may import besides packages and its own files: absolute paths by name, or by the first part of a name.
   * A name that ends in `/*` maps to the module that replaces missing ones, see `standInOf`.
   */
  aliases: Readonly<Record<string, string>>;
  /** See `BundleRequest`. */
  staticDirectories: readonly string[];
  /** See `BundleRequest`. */
  isLoose?: boolean;
  /** See `BundleRequest`. */
  bundling?: SiteBundling;
  /** Compiles the Markdown files that components import to modules; absent if importing Markdown is not allowed. */
  markdown?: MarkdownModules;
  /** Generated entry modules. */
  entries: {browser: string; prerender: string};
  /** Replaces the framework's modules, which the browser loads first; absent if they are part of the bundle. */
  framework?: FrameworkPlugin;
  /** Folder that the bundles are written to. */
  outDir: string;
  /** Folder of webpack's own cache, used by this process only; absent for none. */
  webpackCacheDir?: string;
  /** Receives what writes webpack's cache, so that the result need not wait for it; absent: it waits. */
  closeLater?: (close: () => Promise<void>) => void;
  /** Folder for transformed modules, which the second bundling reuses from the first. */
  transformDir: string;
  /** See `writeTransformLoader`. */
  transformLoader: string;
  /** Address of the assets, with baseUrl. */
  publicPath: string;
  /** Babel plugin for React Fast Refresh in the browser; absent for none. */
  refreshPlugin?: string;
  /** Whether the prerender bundle gets a source map, in a separate file next to it. */
  sourceMaps?: boolean;
}
