import type {DevBundling} from '../../bundle/dev/devBundles.ts';
import {takeKeptBundle} from '../../bundle/dev/keptDevBundle.ts';
import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import {createDeferred} from '../../workers/createDeferred.ts';
import {createMachine, type Machine} from '../createMachine.ts';
import type {App} from './App.ts';
import {
  type AppEffect,
  type AppEvent,
  type AppState,
  type BundlerStart,
  EMPTY_APP,
  type Need,
} from './AppState.ts';
import type {QuickBundle} from './createQuickBundle.ts';
import {nextAppState} from './nextAppState.ts';
import {type Bundler, startBundler} from './startBundler.ts';

export interface AppOptions {
  /** See `startBundler`. */
  entry: URL;
  request: Omit<BundleRequest, 'site' | 'components'>;
  /** Called after each of webpack's bundlings. */
  onUpdate(bundling: DevBundling): void;
  /** Called when `App.sources` may have changed. */
  onSources(): void;
}

/** The state of the app, and the bundles that follow from it. */
export interface AppMachine extends Machine<AppState, AppEvent> {
  update: App['update'];
  /** Settles when there is something to bundle, or when it is certain that there never will be. */
  filled: Promise<void>;
  /** What to bundle now; undefined before the content is first read, and after the app is closed. */
  request(): BundleRequest | undefined;
  /** Settles when it is known whether there is a bundle of the last server, if that is being looked up. */
  lookedUp(): Promise<void>;
  /** webpack's bundles, once they meet the need; those that there are if it cannot be met, undefined if there are none. */
  bundles(need: Need): Promise<Bundles | undefined>;
  close(): Promise<void>;
}

/** How long documents wait for a bundle with what was saved (ms). */
const PATIENCE = 20_000;

/** Runs webpack: `nextAppState` decides what happens when; this function performs it. */
export function createAppMachine({
  entry,
  request: fixed,
  quick,
  onUpdate,
  onSources,
}: AppOptions & {quick: Pick<QuickBundle, 'renew' | 'retry'>}): AppMachine {
  const machine = createMachine(EMPTY_APP, nextAppState, perform);
  const {state, dispatch} = machine;
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
        const wished = request();
        if (wished) quick.renew(wished);
        filled.resolve();
        break;
      }
      case 'lookUpKept':
        lookUp = takeKeptBundle({
          ...settings(),
          site: effect.site,
          components: [...effect.components],
        }).then(
          (kept) => dispatch({type: 'keptFound', kept}),
          // If the disk cannot be read or written to, webpack reports why.
          () => dispatch({type: 'keptFound', kept: undefined}),
        );
        break;
      case 'startBundler':
        bundler = start(effect.request);
        break;
      case 'updateBundler':
        bundler?.update(effect.changes);
        break;
      case 'endBundler':
        ending = (bundler?.close() ?? Promise.resolve()).then(() => dispatch({type: 'bundlerEnded'}));
        break;
      case 'limitWait':
        setTimeout(() => dispatch({type: 'waitEnded', savedAt: effect.savedAt}), PATIENCE).unref();
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

  function start({components, ...more}: BundlerStart): Bundler {
    return startBundler(
      entry,
      {...settings(), ...more, components: [...components]},
      (bundling) => dispatch({type: 'bundled', bundling}),
      (problem) => dispatch({type: 'crashed', problem}),
    );
  }

  function settings(): AppOptions['request'] {
    return {...fixed, ...(markdown && {markdown})};
  }

  function request(): BundleRequest | undefined {
    const now = state();
    if (now.type === 'empty' || now.type === 'closed') return undefined;
    return {...settings(), site: now.site, components: [...now.wanted]};
  }

  return {
    ...machine,
    update(site, components, options) {
      markdown = options;
      dispatch({type: 'contentRead', site, components});
    },
    filled: filled.promise,
    request,
    lookedUp: () => lookUp,
    bundles(need) {
      const id = ++lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        dispatch({type: 'needed', id, need});
      });
    },
    async close() {
      dispatch({type: 'closed'});
      filled.resolve();
      await Promise.all([lookUp, ending]);
    },
  };
}
