import {rm} from 'node:fs/promises';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import type {DevBundling} from '../../bundle/dev/devBundles.ts';
import {devOutputDir, takeKeptBundle} from '../../bundle/dev/keptDevBundle.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';
import {createDeferred} from '../../workers/createDeferred.ts';
import {createMachine} from '../createMachine.ts';
import {createQuickBundle} from './createQuickBundle.ts';
import {bundleEarlyStyles, type EarlyStyles, STYLES} from './earlyStyles.ts';
import {type AppEffect, bundlesOf, EMPTY_APP, isUsable, type Need, nextAppState} from './nextAppState.ts';
import {type Bundler, startBundler} from './startBundler.ts';

/** The current React app of the dev server. Requests made before the first `update` wait for it. */
export interface App {
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
   * The app's style sheet, or a file that it refers to, by name below `assets/`, as long as `isBundled` is false; the
   * browser bundle is made from now on. Undefined if only webpack can make it.
   */
  earlyFile(name: string): Promise<Buffer | undefined>;
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

export interface AppOptions {
  /** See `startBundler`. */
  entry: URL;
  request: Omit<BundleRequest, 'site' | 'components'>;
  /** Called after each of webpack's bundlings. */
  onUpdate(bundling: DevBundling): void;
  /** Called when `sources` may have changed. */
  onSources(): void;
}

/** File names in webpack's dev configuration; they never change. */
const NAMES = {app: 'dev', styles: [STYLES], scripts: ['framework.js', 'main.js'], chunks: {}};

const STOPPED = 'The server was stopped.';

/**
 * Keeps the app bundled: esbuild makes the prerender bundle, webpack the browser bundle. As long as the browser bundle
 * that the last server kept is up to date, webpack isn't even started; when it is, it continues from there.
 * `nextAppState` decides what happens when; this function performs it.
 */
export function createApp({entry, request, onUpdate, onSources}: AppOptions): App {
  const quick = createQuickBundle(onSources);
  const machine = createMachine(EMPTY_APP, nextAppState, perform);
  const {dispatch} = machine;
  /** Resolved once there is something to bundle, or once it is certain that there never will be. */
  const filled = createDeferred();
  const waiting = new Map<number, (bundles: Bundles | undefined) => void>();
  let lookUp: Promise<void> = Promise.resolve();
  let ending: Promise<void> = Promise.resolve();
  let bundler: Bundler | undefined;
  let early: Promise<EarlyStyles | undefined> | undefined;
  let lastId = 0;
  let markdown: CompileOptions | undefined;

  function perform(effect: AppEffect): void {
    switch (effect.type) {
      case 'renewPrerender': {
        const wished = bundleRequest();
        if (wished) quick.renew(wished);
        filled.resolve();
        break;
      }
      case 'lookUpKept':
        lookUp = takeKeptBundle({
          ...request,
          ...(markdown && {markdown}),
          site: effect.site,
          components: [...effect.components],
        }).then((kept) => dispatch({type: 'keptFound', kept}));
        break;
      case 'startBundler': {
        const {components, ...more} = effect.request;
        bundler = startBundler(
          entry,
          {...request, ...more, ...(markdown && {markdown}), components: [...components]},
          (bundling) => dispatch({type: 'bundled', bundling}),
          (problem) => dispatch({type: 'crashed', problem}),
        );
        break;
      }
      case 'updateBundler':
        bundler?.update(effect.changes);
        break;
      case 'endBundler':
        ending = (bundler?.close() ?? Promise.resolve()).then(() => dispatch({type: 'bundlerEnded'}));
        break;
      case 'watchSources':
        onSources();
        break;
      case 'report':
        quick.retry();
        onUpdate(effect.bundling);
        break;
      case 'answer':
        waiting.get(effect.id)?.(effect.bundles);
        waiting.delete(effect.id);
    }
  }

  /** What to bundle now; undefined before the content is first read, and after the app is closed. */
  function bundleRequest(): BundleRequest | undefined {
    const state = machine.state();
    if (state.type === 'empty' || state.type === 'closed') return undefined;
    return {...request, ...(markdown && {markdown}), site: state.site, components: [...state.wanted]};
  }

  function bundles(need: Need): Promise<Bundles | undefined> {
    const id = ++lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      dispatch({type: 'needed', id, need});
    });
  }

  const isBundled = (): boolean => isUsable(machine.state());
  return {
    names: () => bundlesOf(machine.state()) ?? NAMES,
    async prerender(components) {
      dispatch({type: 'wanted', components});
      await filled.promise;
      const wished = bundleRequest();
      if (!wished) throw new Error(STOPPED);
      const file = await quick.file(components, wished);
      if (file !== undefined) return file;
      const made = await bundles({type: 'prerender', components});
      if (!made?.prerender) throw new Error('The app could not be bundled.');
      return made.prerender;
    },
    isBundled,
    async earlyFile(name) {
      if (name !== STYLES) return (await early)?.get(name);
      await filled.promise;
      dispatch({type: 'started'});
      await lookUp;
      const wished = bundleRequest();
      early = wished && !isBundled() ? bundleEarlyStyles(wished) : undefined;
      return (await early)?.get(name);
    },
    async browserDir() {
      const made = await bundles({type: 'browser'});
      if (!made) throw new Error(STOPPED);
      return made.browserDir;
    },
    async include(components) {
      await bundles({type: 'components', components});
    },
    update(site, components, options) {
      markdown = options;
      dispatch({type: 'contentRead', site, components});
    },
    change(files) {
      const isSource = quick.inputs().some((file) => files.has(file));
      quick.change(files);
      dispatch({type: 'filesChanged', files});
      return isSource && !isBundled();
    },
    sources() {
      const state = machine.state();
      return [...quick.inputs(), ...(state.type === 'kept' ? state.sources : [])];
    },
    components() {
      const state = machine.state();
      return state.type === 'closed' ? [] : [...state.wanted].sort();
    },
    start: () => dispatch({type: 'started'}),
    async close() {
      dispatch({type: 'closed'});
      filled.resolve();
      await Promise.all([lookUp, ending]);
      await rm(devOutputDir(request.cacheDir), {recursive: true, force: true});
    },
  };
}
