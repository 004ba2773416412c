import type {BundleChanges, DevBundling} from '../../bundle/dev/devBundles.ts';
import type {KeptBundle} from '../../bundle/dev/keptDevBundle.ts';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** The state of webpack's part of the app: what should be bundled, what has been, and who is waiting for it. */
export type AppState =
  /** The content hasn't been read: there is nothing to bundle yet. */
  | ({type: 'empty'; isStarted: boolean} & Wishes)
  /** Nobody needs a browser bundle yet, and the first page should not compete with webpack. */
  | ({type: 'idle'; site: AppFacts} & Wishes)
  /** Looking for the bundle that the last server kept. */
  | ({type: 'lookingUp'; site: AppFacts; asked: AppFacts} & Wishes)
  /** The last server's bundle is used; webpack is not running or watching. */
  | ({type: 'kept'; site: AppFacts; bundles: Bundles; sources: readonly string[]} & Wishes)
  /**
   * webpack is running. Before its first bundling there are no bundles, or those of the last server; `isBehind` if the
   * bundles are older than a source, which was saved at `savedAt`. `latest` is the result of its last bundling.
   */
  | ({
      type: 'bundling';
      site: AppFacts;
      bundles: Bundles | undefined;
      isBehind?: true;
      savedAt?: number;
      latest?: DevBundling;
    } & Wishes)
  /** webpack is being stopped, to be started again with the prerender bundle. */
  | ({type: 'restarting'; site: AppFacts} & Wishes)
  /** webpack crashed; the next file change or request for the bundle restarts it. */
  | ({type: 'crashed'; site: AppFacts; bundles: Bundles | undefined} & Wishes)
  | {type: 'closed'};

interface Wishes {
  /** Registry keys of everything that is or will be bundled. */
  wanted: readonly string[];
  /** Whether webpack makes the prerender bundle too. */
  withPrerender: boolean;
  waiting: readonly Waiting[];
}

/** A request that is waiting for a bundle. */
export interface Waiting {
  id: number;
  need: Need;
}

export type Need =
  /** Any browser bundle, however long it takes to fix its errors. */
  | {type: 'browser'}
  /** A browser bundle that contains these components, or a failed bundling. */
  | {type: 'components'; components: readonly string[]}
  /** webpack's prerender bundle with these components, or a failed bundling. */
  | {type: 'prerender'; components: readonly string[]};

export type AppEvent =
  | {type: 'contentRead'; site: AppFacts; components: readonly string[]}
  | {type: 'wanted'; components: readonly string[]}
  | {type: 'needed'; id: number; need: Need}
  /** Make the browser bundle, if there is none yet. */
  | {type: 'started'}
  | {type: 'keptFound'; kept: KeptBundle | undefined}
  | {type: 'bundled'; bundling: DevBundling}
  | {type: 'bundlerEnded'}
  | {type: 'crashed'; problem: Problem}
  /** Absolute paths; `savedAt` if some are modules of the app: when the last of them was saved (ms since 1970). */
  | {type: 'filesChanged'; files: ReadonlySet<string>; savedAt?: number}
  /** Documents have waited long enough for a bundle with what was saved at this time. */
  | {type: 'waitEnded'; savedAt: number}
  | {type: 'closed'};

export type AppEffect =
  | {type: 'lookUpKept'; site: AppFacts; components: readonly string[]}
  | {type: 'startBundler'; request: BundlerStart}
  | {type: 'updateBundler'; changes: BundleChanges}
  | {type: 'endBundler'}
  /** Dispatches `waitEnded` after a while, in case the clocks of files and webpack differ. */
  | {type: 'limitWait'; savedAt: number}
  /** The site data that the prerender bundle depends on has changed. */
  | {type: 'renewPrerender'}
  /** The set of sources to watch has changed. */
  | {type: 'watchSources'}
  | {type: 'report'; bundling: DevBundling}
  /** The bundles are absent if there are none. */
  | {type: 'answer'; id: number; bundles: Bundles | undefined};

export interface BundlerStart {
  site: AppFacts;
  components: readonly string[];
  withPrerender: boolean;
  /** Whether pages may have loaded a bundle from the output folder. */
  isContinued: boolean;
}

export const EMPTY_APP: AppState = {
  type: 'empty',
  isStarted: false,
  wanted: [],
  withPrerender: false,
  waiting: [],
};

/** The bundles that pages currently load. */
export function bundlesOf(state: AppState): Bundles | undefined {
  return 'bundles' in state ? state.bundles : undefined;
}

/** Whether new documents can load the bundles: they render the same as the sources from which documents are rendered. */
export function isUsable(state: AppState): boolean {
  return bundlesOf(state) !== undefined && !('isBehind' in state);
}
