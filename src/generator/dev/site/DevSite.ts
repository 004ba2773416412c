import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {Redirect} from '../../routes/createRedirects.ts';
import type {BrowserFault} from '../../shared/dev/FaultReport.ts';
import type {RenderFault} from '../../render/RenderFault.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {App} from '../app/createApp.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {RenderResult} from '../pages/createPageRenderer.ts';
import type {PreparedPage} from '../pages/preparePage.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {WatchedPaths} from '../watch/watchSite.ts';

/** What the dev server was started with, and where it reports what happens. */
export interface DevContext {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** The language that is shown; the default one when not given. */
  locale?: string | undefined;
  cacheDir: string;
  /** Absolute path of the part of the cache that other sites can use, too. */
  sharedDir: string;
  pipelineVersion: string;
  /** Module of the bundler's thread, see `startBundler`. */
  bundlerEntry: URL;
  /** Module of the worker threads of a build. */
  workerEntry: URL;
  problems: ProblemStore;
  /** Sends a message to the open pages. */
  send(message: DevMessage): void;
  /** Takes what the terminal is to show. */
  log(line: string): void;
  /** Called before the folders are read: what changes from then on is not in what was read. */
  onRead(): void;
  /** Called when `DevSite.watched` may give other paths than before. */
  onWatch(): void;
}

/** The configuration and where its keys are. */
export interface LoadedConfig {
  config: SiteConfig;
  /** Absolute paths of the files that it is made of; the first is the configuration file itself. */
  files: string[];
  locate?(path: KeyPath, where: 'key' | 'value'): Position | undefined;
}

/** A site under one configuration: it answers for pages, and follows changes of files. After `close`, requests fail. */
export interface DevSite {
  config: SiteConfig;
  app: App;
  compiler: Compiler;
  /** The content as it is now; settles when it is read. */
  model(): Promise<Model>;
  shell(): Promise<DocumentShell>;
  /** The page at a path; see `preparePage`. */
  page(pathname: string, quick: boolean): Promise<PreparedPage | undefined>;
  render(page: PreparedPage): Promise<RenderResult>;
  /** What a page has thrown in the browser, with its places in files of the site. */
  locateFault(fault: BrowserFault, pathname: string): Promise<RenderFault>;
  redirects(): Promise<Redirect[]>;
  /** Bytes of a file that is made of all pages. */
  generated(pathname: string): Promise<Buffer | undefined>;
  /** Notes that a page was shown: its problems are reported, and followed. */
  visited(page: PreparedPage): void;
  /** Does everything that a first page can do without, in the background. */
  begin(): void;
  /** Applies changes of files, in the background; paths are absolute. */
  change(files: ReadonlySet<string>): void;
  /** What to watch, as far as the site has been read. */
  watched(): WatchedPaths;
  /** What a page that has just connected is to be sent. */
  greet(): DevMessage[];
  close(): Promise<void>;
}
