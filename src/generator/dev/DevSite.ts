import type {DocumentShell} from '../render/renderDocument.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Redirect} from '../routes/createRedirects.ts';
import type {App} from './app/createApp.ts';
import type {WithEsbuild} from './app/restEsbuild.ts';
import type {Model} from './content/createModel.ts';
import type {DevMessage} from '../shared/dev/DevMessage.ts';
import type {Compiler} from './pages/createCompiler.ts';
import type {Drawing} from './pages/createPainter.ts';
import type {PreparedPage} from './pages/preparePage.ts';
import type {ProblemBoard} from './problems/createProblemBoard.ts';

/** What the dev server was started with, and where it tells what happens. */
export interface DevContext {
  /** Absolute path of the site folder. */
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  /** Module of the bundler's thread, see `startBundler`. */
  bundlerEntry: URL;
  /** Module of the worker threads of a build. */
  workerEntry: URL;
  board: ProblemBoard;
  withEsbuild: WithEsbuild;
  send(message: DevMessage): void;
  /** Called before the folders are read: what changes from then on is not in what was read. */
  onRead(): void;
  /** Says that there is something else to watch. */
  watchAnew(): void;
}

/** The configuration and where its keys stand. */
export interface LoadedConfig {
  config: SiteConfig;
  /** Absolute paths of the files that it is made of; the first is the configuration file itself. */
  files: string[];
  locate?(path: KeyPath, where: 'key' | 'value'): Position | undefined;
}

/** A site under one configuration: it answers for pages, and follows changes of files. */
export interface DevSite {
  config: SiteConfig;
  app: App;
  /** Settles when pages can be found. */
  model(): Promise<Model>;
  compiler: Compiler;
  shell(): Promise<DocumentShell>;
  /** The page at a path; see `preparePage`. */
  page(pathname: string, quick: boolean): Promise<PreparedPage | undefined>;
  /** Renders a page; see `Painter`. */
  draw(page: PreparedPage): Promise<Drawing>;
  redirects(): Promise<Redirect[]>;
  /** Bytes of a file that is made of the whole site. */
  generated(pathname: string): Promise<Buffer | undefined>;
  /** Notes that a page was shown: its problems are told, and followed. */
  visited(page: PreparedPage): void;
  /** Takes over changes of files; paths are absolute. */
  change(files: ReadonlySet<string>): Promise<void>;
  /** What to watch: folders with everything below them, and single files that need not exist. Absolute paths. */
  watched(): {folders: string[]; files: string[]};
  /** Settles when everything has been read at least once. */
  complete(): Promise<void>;
  /** What a page that has just connected is to be told. */
  greet(): DevMessage[];
  close(): Promise<void>;
}
