import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import type {BrowserBundling} from './bundleWhole.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import type {EntrySources} from '../entries/generateEntries.ts';
import type {WebpackCache} from '../webpack/webpackCache.ts';

/** The input of bundling the app for the browser: plain data, unless a site adds something to the bundler. */
export interface BrowserRequest {
  request: Omit<BundleRequest, 'onRenderer'> & {sharedDir: string};
  settings: Omit<BundleSettings, 'markdown'>;
  sources: EntrySources;
  /** Absolute path of the folder for the entry modules. */
  entryDir: string;
  /** Absolute path of the folder with the files of `frameworkStubs` and `appModuleStubs`. */
  stubDir: string;
  /** webpack's own cache, which is stored and removed at the end; absent for none. */
  webpackCache: WebpackCache | undefined;
}

/** Bundles the app for the browser in another thread. The options say how Markdown files are compiled that components import. */
export type BundleInThread = (
  request: BrowserRequest,
  markdown: CompileOptions | undefined,
) => Promise<BrowserBundling>;
