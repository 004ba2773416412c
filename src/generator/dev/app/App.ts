import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';

/** The current React app of the dev server. Requests made before the first `update` wait for it. */
export interface App {
  /** Settles with the first `update`, or when the app is closed. */
  requested: Promise<void>;
  /** Names of the browser bundle's files: those of webpack's last bundling, or the names that they will have. */
  names(): Pick<Bundles, 'app' | 'styles' | 'scripts' | 'chunks' | 'imported'>;
  /**
   * File of the bundle that prerenders pages with these components; waits for webpack if nothing else can make it.
   *
   * @throws if the app cannot be bundled, or was closed
   */
  prerender(components: readonly string[]): Promise<string>;
  /**
   * Whether there is a browser bundle that documents can load: one that renders the same as the prerender bundle. The one
   * of the last server does not after a change of its sources.
   */
  isBundled(): boolean;
  /**
   * The app's style sheet, or a file that it refers to, by name below `assets/`, as long as `isBundled` is false. Undefined
   * if only webpack can make it.
   *
   * @param isRead Whether all content has been read: the browser bundle is made from now on then.
   */
  earlyFile(name: string, isRead: boolean): Promise<Buffer | undefined>;
  /**
   * The folder of the browser bundle, once there is one.
   *
   * @throws if the app was closed
   */
  browserDir(): Promise<string>;
  /** Bundles these components too; settles when the browser can load them, or when they cannot be bundled. */
  include(components: readonly string[]): Promise<void>;
  /**
   * Updates the site data that the bundles depend on, and adds components to be bundled.
   *
   * @param markdown See `BundleRequest`; a running bundler keeps the options that it started with.
   */
  update(site: AppFacts, components: readonly string[], markdown?: CompileOptions): void;
  /**
   * Applies changes of files, given by absolute path.
   *
   * @returns Whether they concern documents that are waiting for the browser bundle, which show what was rendered before.
   */
  change(files: ReadonlySet<string>): boolean;
  /** Registry keys of everything that is or will be bundled. */
  components(): string[];
  /** Absolute paths of the sources whose changes must be passed to `change`. */
  sources(): string[];
  /**
   * Makes the browser bundle, if there is none yet: called late, so that the first page doesn't compete with webpack.
   */
  start(): void;
  close(): Promise<void>;
}
