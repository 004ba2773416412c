import * as refreshRuntime from 'react-refresh/runtime';
import type {LoadedPage} from '../client/registry.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import type {DevLoader} from './createDevLoader.ts';
import {captureReaderState} from './captureReaderState.ts';

/** The page that the view shows. */
export interface ShownPage {
  page: LoadedPage;
  /** True while another page is loading, which will be up to date when it is shown. */
  isPending: boolean;
  /** Replaces the page with a new version at once. */
  replace(page: LoadedPage): void;
}

export interface PageRefresher {
  /** Called by the view for each page it shows. */
  onShown(shown: ShownPage): void;
  /** Drops pages from memory, and refreshes the open one if it is among them. */
  pagesChanged(paths: string[] | '*'): Promise<void>;
  /** Drops the sidebars from memory, and refreshes the open page. */
  sidebarsChanged(): Promise<void>;
  /** Refreshes the open page again if that failed before. */
  retry(): Promise<void>;
}

/**
 * Creates a refresher that updates the open page in place when its data changes. Changes during a fetch cause a single
 * further fetch.
 *
 * @param getLoader The loader, once the app has one.
 */
export function createPageRefresher(getLoader: () => DevLoader | undefined): PageRefresher {
  let shown: ShownPage | undefined;
  let isRunning = false;
  let isStale = false;
  let hasFailed = false;

  const openKey = (): string => pageKey(window.location.pathname);

  async function fetchAgain(loader: DevLoader): Promise<void> {
    const key = openKey();
    const page = await loader.fetchAgain(window.location.pathname);
    if ('redirect' in page) {
      window.location.replace(page.redirect);
      return;
    }
    if (key === openKey()) show(page);
    const renewed = await loader.renewLevels(page);
    if (renewed && key === openKey()) show(renewed);
  }

  function show(page: LoadedPage): void {
    if (!shown || shown.isPending) return;
    const restore = captureReaderState(document);
    register(page);
    refreshRuntime.performReactRefresh();
    shown.replace(keepSidebar(shown.page, page));
    restore();
  }

  async function refresh(): Promise<void> {
    const loader = getLoader();
    isStale = true;
    if (!loader || !shown || isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      try {
        await fetchAgain(loader);
        hasFailed = false;
      } catch (error) {
        // The last good version stays; the overlay shows what is wrong with the page.
        hasFailed = true;
        console.warn('The page could not be refreshed.', error);
      }
    }
    isRunning = false;
  }

  return {
    onShown(next) {
      shown = next;
      register(next.page);
      if (isStale) void refresh();
    },
    async pagesChanged(paths) {
      getLoader()?.forget(paths);
      const keys = paths === '*' ? [openKey()] : paths.map(pageKey);
      if (keys.includes(openKey())) await refresh();
    },
    async sidebarsChanged() {
      getLoader()?.forgetLevels();
      getLoader()?.forget('*');
      await refresh();
    },
    async retry() {
      if (hasFailed) await refresh();
    },
  };
}

/**
 * Tells React Refresh that the bodies of a page are the same components when their code changes, so that components in
 * them keep their state.
 */
function register({data, modules}: LoadedPage): void {
  for (const [key, body] of Object.entries(modules)) {
    refreshRuntime.register(body, `${pageKey(data.path)} ${key}`);
  }
}

/**
 * Keeps the old sidebar objects where nothing changed: a new trail would make the sidebar open the page's categories
 * again, and a new sidebar would render again.
 */
function keepSidebar(before: LoadedPage, page: LoadedPage): LoadedPage {
  const old = 'sidebar' in before.data ? before.data.sidebar : undefined;
  const {data} = page;
  if (!old || !('sidebar' in data) || !data.sidebar) return page;
  const {trail, levels} = data.sidebar;
  if (old.name !== data.sidebar.name || old.trail.join('\n') !== trail.join('\n')) return page;
  const isSame =
    old.open.join('\n') === data.sidebar.open.join('\n') &&
    Object.keys(old.levels).length === Object.keys(levels).length &&
    Object.entries(levels).every(([level, items]) => old.levels[level] === items);
  const sidebar = isSame ? old : {...data.sidebar, trail: old.trail};
  return {...page, data: {...data, sidebar}};
}
