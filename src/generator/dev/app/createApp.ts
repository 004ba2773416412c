import {statSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import type {DevBundling} from '../../bundle/dev/devBundles.ts';
import {devOutputDir, takeKeptBundle} from '../../bundle/dev/keptDevBundle.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import {createDeferred} from '../../workers/createDeferred.ts';
import {createMachine} from '../createMachine.ts';
import type {App} from './App.ts';
import {createQuickBundle} from './createQuickBundle.ts';
import {bundleEarlyStyles, type EarlyStyles, STYLES} from './earlyStyles.ts';
import {type AppEffect, bundlesOf, EMPTY_APP, isUsable, type Need, nextAppState} from './nextAppState.ts';
import {type Bundler, startBundler} from './startBundler.ts';

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

/** How long documents wait for a bundle with what was saved (ms). */
const PATIENCE = 20_000;

/** Modules, which esbuild and webpack both bundle. */
const MODULE = /\.[cm]?[jt]sx?$/;

/** When the last of these files was saved, in whole milliseconds like the times of webpack; undefined if none exists. */
function lastSaved(files: readonly string[]): number | undefined {
  const times = files.flatMap((file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? []);
  return times.length === 0 ? undefined : Math.floor(Math.max(...times));
}

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
  let latest: DevBundling | undefined;
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
          ...settings(),
          site: effect.site,
          components: [...effect.components],
        }).then((kept) => dispatch({type: 'keptFound', kept}));
        break;
      case 'startBundler': {
        const {components, ...more} = effect.request;
        bundler = startBundler(
          entry,
          {...settings(), ...more, components: [...components]},
          (bundling) => {
            latest = bundling;
            dispatch({type: 'bundled', bundling});
          },
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

  function settings(): AppOptions['request'] {
    return {...request, ...(markdown && {markdown})};
  }

  /** What to bundle now; undefined before the content is first read, and after the app is closed. */
  function bundleRequest(): BundleRequest | undefined {
    const state = machine.state();
    if (state.type === 'empty' || state.type === 'closed') return undefined;
    return {...settings(), site: state.site, components: [...state.wanted]};
  }

  function bundles(need: Need): Promise<Bundles | undefined> {
    const id = ++lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      dispatch({type: 'needed', id, need});
    });
  }

  /** Ends the wait for a bundle with what was saved, in case the clocks of files and webpack differ. */
  function endWait(savedAt: number): void {
    const state = machine.state();
    if (state.type !== 'bundling' || state.savedAt !== savedAt || !latest) return;
    dispatch({type: 'bundled', bundling: {...latest, startedAt: savedAt}});
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
      const sources = quick.inputs().filter((file) => files.has(file));
      const state = machine.state();
      // Documents of which have their scripts; those that are rendered from now on wait for the next bundle.
      const isRunning = state.type === 'bundling' && isUsable(state);
      quick.change(files);
      const savedAt = lastSaved(sources.filter((file) => MODULE.test(file)));
      dispatch({type: 'filesChanged', files, ...(savedAt !== undefined && {savedAt})});
      if (savedAt !== undefined) setTimeout(() => endWait(savedAt), PATIENCE).unref();
      return sources.length > 0 && !isRunning && !isBundled();
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
