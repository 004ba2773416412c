import {rm} from 'node:fs/promises';
import type {Bundles} from '../../bundle/Bundles.ts';
import type {BundleRequest} from '../../bundle/BundleRequest.ts';
import type {DevBundling} from '../../bundle/devBundles.ts';
import {devOutputDir, takeKeptBundle} from '../../bundle/keptDevBundle.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';
import {createDeferred} from '../../workers/createDeferred.ts';
import {createMachine} from '../createMachine.ts';
import {createQuickBundle} from './createQuickBundle.ts';
import {type AppEffect, bundlesOf, EMPTY_APP, type Need, nextAppState} from './nextAppState.ts';
import {type Bundler, startBundler} from './startBundler.ts';

/** The React app as the dev server has it now. Whatever is requested before the first `update` waits for it. */
export interface App {
  /** Names of the browser bundle's files: webpack's last ones, or before that the names that they will have. */
  names(): Pick<Bundles, 'app' | 'styles' | 'scripts' | 'chunks' | 'imported'>;
  /**
   * File of the bundle that prerenders pages with these components; waits for webpack where nothing else will do.
   *
   * @throws when the app cannot be bundled, or was closed.
   */
  prerender(components: readonly string[]): Promise<string>;
  /**
   * The folder of the browser bundle, as soon as there is one.
   *
   * @throws when the app was closed.
   */
  browserDir(): Promise<string>;
  /** Has these components bundled too; settles when the browser can load them, or when they cannot be bundled. */
  include(components: readonly string[]): Promise<void>;
  /**
   * Takes what the bundles depend on of the site, and components to bundle in addition to the known ones.
   *
   * @param markdown See `BundleRequest`; a bundler that runs keeps those that it started with.
   */
  update(site: AppFacts, components: readonly string[], markdown?: CompileOptions): void;
  /** Applies changes of files; absolute paths. */
  change(files: ReadonlySet<string>): void;
  /** Registry keys of everything that is or will be bundled. */
  components(): string[];
  /** Absolute paths of sources whose changes are to be passed to `change`. */
  sources(): string[];
  /** Makes the browser bundle, unless there is one: the first page should not have to share the machine with webpack. */
  start(): void;
  close(): Promise<void>;
}

export interface AppOptions {
  /** See `startBundler`. */
  entry: URL;
  request: Omit<BundleRequest, 'site' | 'components'>;
  /** Called after each of webpack's bundlings. */
  onUpdate(bundling: DevBundling): void;
  /** Called when `sources` may give others than before. */
  onSources(): void;
}

/** The names of webpack's dev config; they never change. */
const NAMES = {app: 'dev', styles: ['main.css'], scripts: ['framework.js', 'main.js'], chunks: {}};

const STOPPED = 'The server was stopped.';

/**
 * Keeps the app bundled: esbuild makes the bundle that prerenders, webpack the browser's. webpack does not even start as
 * long as the bundle that the last server kept is that of the sources, and begins where that one ended. What happens
 * when is decided by `nextAppState`; here is what it has done.
 */
export function createApp({entry, request, onUpdate, onSources}: AppOptions): App {
  const quick = createQuickBundle(onSources);
  const machine = createMachine(EMPTY_APP, nextAppState, perform);
  const {dispatch} = machine;
  /** Resolved when there is something to bundle, or never will be. */
  const filled = createDeferred();
  const waiting = new Map<number, (bundles: Bundles | undefined) => void>();
  let lookUp: Promise<void> = Promise.resolve();
  let ending: Promise<void> = Promise.resolve();
  let bundler: Bundler | undefined;
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

  /** What is to be bundled now; undefined before the first content, and after the end. */
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
      quick.change(files);
      dispatch({type: 'filesChanged', files});
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
