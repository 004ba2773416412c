import {rm} from 'node:fs/promises';
import {devOutputDir} from '../../bundle/dev/keptDevBundle.ts';
import {statsOf} from '../../files/statsOf.ts';
import type {App} from './App.ts';
import {bundlesOf, isUsable} from './AppState.ts';
import {type AppOptions, createAppMachine} from './createAppMachine.ts';
import {createQuickBundle} from './createQuickBundle.ts';
import {bundleEarlyStyles, type EarlyStyles, STYLES} from './earlyStyles.ts';

/** File names in webpack's dev configuration; they never change. */
const NAMES = {app: 'dev', styles: [STYLES], scripts: ['framework.js', 'main.js'], chunks: {}};

/** Modules, which esbuild and webpack both bundle. */
const MODULE = /\.[cm]?[jt]sx?$/;

const STOPPED = 'The server was stopped.';

/**
 * Keeps the app bundled: esbuild makes the prerender bundle, webpack the browser bundle. As long as the browser bundle
 * that the last server kept is up to date, webpack isn't even started; when it is, it continues from there.
 */
export function createApp(options: AppOptions): App {
  const quick = createQuickBundle(options.onSources);
  const machine = createAppMachine({...options, quick});
  const {state, dispatch, request, bundles, filled} = machine;
  let early: Promise<EarlyStyles | undefined> | undefined;

  const isBundled = (): boolean => isUsable(state());
  return {
    requested: filled,
    names: () => bundlesOf(state()) ?? NAMES,
    async prerender(components) {
      dispatch({type: 'wanted', components});
      await filled;
      const wished = request();
      if (!wished) throw new Error(STOPPED);
      const file = await quick.file(components, wished);
      if (file !== undefined) return file;
      const made = await bundles({type: 'prerender', components});
      if (!made?.prerender) throw new Error('The app could not be bundled.');
      return made.prerender;
    },
    isBundled,
    async earlyFile(name, isRead) {
      if (name !== STYLES) return (await early)?.get(name);
      await filled;
      // Before that, it would have to be made again.
      if (isRead) dispatch({type: 'started'});
      await machine.lookedUp();
      const wished = request();
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
    update: machine.update,
    change(files) {
      const sources = quick.inputs().filter((file) => files.has(file));
      const now = state();
      // webpack updates open documents, which have their scripts; new ones wait for its next bundle.
      const isRunning = now.type === 'bundling' && isUsable(now);
      quick.change(files);
      const savedAt = lastSaved(sources.filter((file) => MODULE.test(file)));
      dispatch({type: 'filesChanged', files, ...(savedAt !== undefined && {savedAt})});
      return sources.length > 0 && !isRunning && !isBundled();
    },
    sources() {
      const now = state();
      return [...quick.inputs(), ...(now.type === 'kept' ? now.sources : [])];
    },
    components() {
      const now = state();
      return now.type === 'closed' ? [] : [...now.wanted].sort();
    },
    start: () => dispatch({type: 'started'}),
    async close() {
      await machine.close();
      await rm(devOutputDir(options.request.cacheDir), {recursive: true, force: true});
    },
  };
}

/** When the last of these files was saved, in whole milliseconds like the times of webpack; undefined if none exists. */
function lastSaved(files: readonly string[]): number | undefined {
  const times = files.flatMap((file) => statsOf(file)?.mtimeMs ?? []);
  return times.length === 0 ? undefined : Math.floor(Math.max(...times));
}
