import * as refreshRuntime from 'react-refresh/runtime';
import type {LoadedPage} from '../client/registry.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import type {DevLoader} from './createDevLoader.ts';
import {captureReaderState} from './captureReaderState.ts';

/** The page that is on the screen, as the view shows it. */
export interface ShownPage {
  page: LoadedPage;
  /** True while another page is on its way, which will be shown as it is then. */
  isPending: boolean;
  /** Shows another state of the same page at once. */
  replace(page: LoadedPage): void;
}

export interface PageRefresher {
  /** Called by the view for each page that it shows. */
  onShown(shown: ShownPage): void;
  /** Drops pages from memory, and refreshes the open one when it is among them. */
  pagesChanged(paths: string[] | '*'): Promise<void>;
  /** Drops the sidebar from memory, and shows the open page with the new one. */
  sidebarsChanged(): Promise<void>;
  /** Refreshes the open page if that failed before. */
  retry(): Promise<void>;
}

/**
 * Refreshes the open page in its place when its data change. However many changes come while one is being fetched, one
 * more fetch follows.
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
        // The last good state stays; the overlay says what is wrong with the page.
        hasFailed = true;
        console.warn('The page could not be shown again.', error);
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
 * Makes React see that the bodies of a page stay what they are when their code is another one, so that components in them
 * keep their state.
 */
function register({data, modules}: LoadedPage): void {
  for (const [key, body] of Object.entries(modules)) {
    refreshRuntime.register(body, `${pageKey(data.path)} ${key}`);
  }
}

/**
 * The sidebar opens the categories of a page that is new to it: the same trail says that it is not. One that shows the
 * same as before is the same, so that it is not rendered again.
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
