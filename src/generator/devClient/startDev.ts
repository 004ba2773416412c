import {start} from '../client/start.tsx';
import type {PageView} from '../client/PageView.tsx';
import type {Registry} from '../client/registry.ts';
import {EARLY_STYLES} from '../shared/dev/earlyStyles.ts';
import {RELOADED_KEY, STARTED_KEY} from '../shared/dev/reloadKeys.ts';
import type {DevMessage} from '../shared/dev/DevMessage.ts';
import {applyHotUpdate, type HotModules} from './applyHotUpdate.ts';
import {connect} from './connect.ts';
import {createDevLoader, type DevLoader} from './createDevLoader.ts';
import {createDevPageView} from './createDevPageView.tsx';
import {createPageRefresher} from './createPageRefresher.ts';
import {createFaultReporter} from './createFaultReporter.ts';
import {createOverlay} from './overlay/createOverlay.ts';
import {readSiteData} from '../client/readSiteData.ts';

export interface DevStart {
  registry: Registry;
  /** Hash of the running app. */
  getHash: () => string;
  /** Undefined if the app was bundled without hot updates. */
  hot: HotModules | undefined;
  /** Wraps the view, for example to call client modules. */
  wrapView?: (view: typeof PageView) => typeof PageView;
}

/**
 * Starts the app like `start`, and keeps it in sync with the dev server. Called once by the dev server's entry.
 *
 * @returns Takes the registry again when a hot update has replaced it.
 */
export function startDev({registry, getHash, hot, wrapView}: DevStart): (changed: Registry) => void {
  const site = readSiteData(document);
  let loader: DevLoader | undefined;
  const refresher = createPageRefresher(() => loader);
  const overlay = createOverlay(document);
  const faults = createFaultReporter(`${site.baseUrl}__dev/faults`);
  markStarted();
  renewStyles();
  let server: string | undefined;
  let updating = Promise.resolve();
  let hasNewComponents = false;

  const update = (wanted: string | undefined): void => {
    updating = updating.then(async () => {
      faults.forget();
      if (!hot || !(await applyHotUpdate(hot, getHash, wanted))) {
        window.location.reload();
        return;
      }
      if (hasNewComponents) await refresher.pagesChanged('*');
      else await refresher.retry();
      hasNewComponents = false;
    });
  };

  const onMessage = (message: DevMessage): void => {
    switch (message.type) {
      case 'hello':
        overlay.showConnected(true);
        faults.sendAgain();
        if (server !== undefined && server !== message.server) {
          window.location.reload();
        } else if (server !== undefined) {
          // Changes since the connection was lost are unknown.
          update(undefined);
          void refresher.sidebarsChanged();
        }
        server = message.server;
        return;
      case 'pages':
        faults.forget();
        void refresher.pagesChanged(message.paths);
        return;
      case 'sidebars':
        void refresher.sidebarsChanged();
        return;
      case 'app':
        update(message.hash);
        return;
      case 'reload':
        window.location.reload();
        return;
      case 'problems':
        overlay.setProblems(message.problems);
    }
  };

  const view = createDevPageView((shown) => {
    refresher.onShown(shown);
    overlay.setPath(window.location.pathname);
    faults.setPath(window.location.pathname);
  });
  void start({
    registry,
    createLoader(options) {
      loader = createDevLoader(options);
      return loader;
    },
    View: wrapView ? wrapView(view) : view,
    rootOptions: faults.rootOptions,
  });
  connect(`${site.baseUrl}__dev/events`, faults.tab, {
    onMessage,
    onLost: () => overlay.showConnected(false),
    onBackground: faults.sendAgain,
  });
  return (changed) => {
    Object.assign(registry, changed);
    hasNewComponents = true;
  };
}

/** Tells the document's script that the app runs, see `reloadScript`. */
function markStarted(): void {
  document.documentElement.dataset[STARTED_KEY] = '';
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Replaces the styles that the server had before webpack's, which may be newer and contain those of components. */
function renewStyles(): void {
  if (!getComputedStyle(document.documentElement).getPropertyValue(EARLY_STYLES)) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.href = link.href;
    fresh.addEventListener('load', () => link.remove());
    link.after(fresh);
  }
}
