import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {CONFIG_FILES} from '../../config/configFiles.ts';
import {onLateFault} from '../../config/module/siteModules.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {relativePath} from '../../files/relativePath.ts';
import {createMachine} from '../createMachine.ts';
import {createWaitingList} from '../createWaitingList.ts';
import {createDevSite} from '../site/createDevSite.ts';
import type {LoadedConfig} from '../LoadedConfig.ts';
import {SITE_PLACES} from '../site/createSiteReports.ts';
import type {DevContext, DevSite} from '../site/DevSite.ts';
import {createConfigReader} from './createConfigReader.ts';
import {watchRemoval} from '../watch/watchRemoval.ts';
import {createSessionWatch} from './createSessionWatch.ts';
import {
  generationOf,
  nextSessionState,
  runningSite,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  startingSession,
} from './nextSessionState.ts';

/** A dev server's site, across changes of its configuration. */
export interface DevSession {
  /**
   * The site that answers requests: waits while a new one is being opened; undefined as long as there has never been a
   * valid configuration.
   *
   * @throws if the configuration could not be read at the start, or the session is closed
   */
  site(): Promise<DevSite | undefined>;
  /** The site that currently answers requests, if there is one. */
  siteNow(): DevSite | undefined;
  /** How often the site was replaced. */
  generation(): number;
  /** Starts everything that the first page doesn't need. */
  begin(): void;
  close(): Promise<void>;
}

/**
 * Reads the configuration, opens its site, and follows every file change. `nextSessionState` decides what happens when;
 * this function performs it.
 */
export function createDevSession(context: Omit<DevContext, 'onRead' | 'onWatch'>): DevSession {
  const {siteDir, problems, send, log} = context;
  const ownFiles = CONFIG_FILES.map((name) => path.join(siteDir, name));
  const reader = createConfigReader(context, ownFiles);
  const machine = createMachine<SessionState<DevSite>, SessionEvent<DevSite>, SessionEffect<DevSite>>(
    startingSession(ownFiles),
    nextSessionState,
    perform,
  );
  const {state, dispatch} = machine;
  const watch = createSessionWatch(siteDir, state, (files) => dispatch({type: 'filesChanged', files}));
  const waiting = createWaitingList<void>();
  let closing: Promise<void> = Promise.resolve();
  /** The bundles of the site are in it. */
  const ownCache = path.join(context.cacheDir, 'dev');
  let endWatchingCache: () => void = () => undefined;

  /** Errors that the configuration or the sidebars throw in a timer, until they are loaded again. */
  const stopListening = onLateFault((file, faults) => problems.set(`late:${file}`, faults));

  function perform(effect: SessionEffect<DevSite>): void {
    switch (effect.type) {
      case 'readConfig':
        void reader.read().then(
          (read) => dispatch({type: 'configRead', read}),
          (error: Error) => dispatch({type: 'readFailed', error}),
        );
        break;
      case 'abandonReading':
        reader.abandon();
        break;
      case 'report':
        problems.set('config', effect.problems);
        break;
      case 'openSite':
        dispatch({type: 'siteOpened', site: openSite(effect.loaded)});
        break;
      case 'closeSite':
        closing = closeSite(effect.site).then(() => dispatch({type: 'siteClosed'}));
        break;
      case 'changeSite':
        effect.site.change(effect.files);
        break;
      case 'beginSite':
        effect.site.begin();
        break;
      case 'awaitSite': {
        const {site} = effect;
        const isRead = (): void => dispatch({type: 'siteRead', site});
        void site.model().then(isRead, isRead);
        break;
      }
      case 'admit':
        waiting.admit();
        break;
      case 'refuse':
        waiting.refuse(effect.error);
        break;
      case 'watch':
        watch.update();
        break;
      case 'reloadTabs':
        send({type: 'reload'});
        break;
      case 'log':
        log(effect.line);
        break;
      case 'logRestart':
        log(describeRestart([...effect.files].map((file) => relativePath(siteDir, file))));
        break;
    }
  }

  function openSite(loaded: LoadedConfig): DevSite {
    problems.clear(SITE_PLACES);
    endWatchingCache();
    mkdirSync(ownCache, {recursive: true});
    endWatchingCache = watchRemoval(ownCache, () => {
      log('The cache was removed.');
      dispatch({type: 'cacheRemoved'});
    });
    return createDevSite({...context, onRead: watch.begin, onWatch: watch.update}, loaded);
  }

  /** An error while closing must not keep the next site waiting. */
  async function closeSite(site: DevSite): Promise<void> {
    await site.close().catch((error: Error) => log(`The site could not be closed: ${error.message}`));
  }

  async function site(): Promise<DevSite | undefined> {
    while (state().type === 'starting' || state().type === 'opening') await waiting.wait();
    if (state().type === 'closed') throw new Error('The server was stopped.');
    return runningSite(state());
  }

  dispatch({type: 'started'});
  return {
    site,
    siteNow: () => runningSite(state()),
    generation: () => generationOf(state()),
    begin: () => dispatch({type: 'firstPageSent'}),
    async close() {
      dispatch({type: 'closed'});
      stopListening();
      watch.close();
      endWatchingCache();
      await closing;
    },
  };
}

/** @param files The changed files that caused it; none if a file that was missing has appeared. */
function describeRestart(files: readonly string[]): string {
  if (files.length === 0) return 'The site was restarted.';
  return `${listNames(files)} ${files.length === 1 ? 'has' : 'have'} changed; the site was restarted.`;
}
