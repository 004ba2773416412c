import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {Redirect} from '../../routes/redirects/Redirect.ts';
import type {BrowserFault} from '../../shared/dev/FaultReport.ts';
import type {RenderFault} from '../../render/RenderFault.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import type {App} from '../app/App.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {RenderResult} from '../pages/createPageRenderer.ts';
import type {PreparedPage} from '../pages/preparePage.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {WatchedPaths} from '../watch/planWatch.ts';

/** The options of the dev server, and its callbacks. */
export interface DevContext {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** The language to show; defaults to the default language. */
  locale?: string | undefined;
  cacheDir: string;
  /** Absolute path of the part of the cache that other sites can use too. */
  sharedDir: string;
  pipelineVersion: string;
  /** Module of the bundler's thread, see `startBundler`. */
  bundlerEntry: URL;
  /** Module of a build's worker threads. */
  workerEntry: URL;
  problems: ProblemStore;
  /** Sends a message to the open pages. */
  send(message: DevMessage): void;
  /** Prints a line to the terminal. */
  log(line: string): void;
  /** Called before the folders are read: later changes may be missing from the result. */
  onRead(): void;
  /** Called when the result of `DevSite.watched` may have changed. */
  onWatch(): void;
}

/**
 * A site under one configuration: answers requests for pages, and follows file changes. After `close`, requests fail.
 */
export interface DevSite {
  config: SiteConfig;
  app: App;
  compiler: Compiler;
  /** The current content; settles when it has been read. */
  model(): Promise<Model>;
  /** Whether all content has been read, now or by the last server. */
  isRead(): boolean;
  shell(): Promise<DocumentShell>;
  /** The page at a path. */
  page(pathname: string): Promise<PreparedPage | undefined>;
  /** The doc or standalone page at a path, found fast; see `prepareQuickPage`. */
  quickPage(pathname: string): Promise<PreparedPage | undefined>;
  render(page: PreparedPage): Promise<RenderResult>;
  /** The positions, in the site's files, of an error that a page threw in the browser. */
  locateFault(fault: BrowserFault, pathname: string): Promise<RenderFault>;
  redirects(): Promise<Redirect[]>;
  /** Content of a file that is made from all pages. */
  generated(pathname: string): Promise<Buffer | undefined>;
  /** Records that a page was shown: its problems are reported from now on. */
  visited(page: PreparedPage): void;
  /** Does everything that the first page doesn't need, in the background. */
  begin(): void;
  /** Applies changes of files, in the background; paths are absolute. */
  change(files: ReadonlySet<string>): void;
  /** What to watch, as far as the site has been read. */
  watched(): WatchedPaths;
  close(): Promise<void>;
}
