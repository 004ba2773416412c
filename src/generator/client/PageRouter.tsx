import {startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {type Location, useLocation, useNavigationType} from 'react-router-dom';
import {asError} from '../shared/invariants/asError.ts';
import {decodeAddress} from '../shared/address/encoding.ts';
import {ErrorBoundary} from '../theme/screens/ErrorBoundary.tsx';
import {IncompleteNotice} from '../theme/screens/IncompleteNotice.tsx';
import {LoadFailedScreen} from '../theme/screens/LoadFailedScreen.tsx';
import {LoadingScreen} from '../theme/screens/LoadingScreen.tsx';
import {announcePage} from '../theme/actions/announce.ts';
import {useNavigator} from '../theme/links/useNavigator.ts';
import {useIsBrowser} from '../theme/useIsBrowser.ts';
import {installLinkNavigation} from './navigation/installLinkNavigation.ts';
import {installPrefetch, type Prefetch} from './navigation/installPrefetch.ts';
import {startProgress} from './navigation/progressBar.ts';
import {forgetReload, reloadOnce} from './navigation/reloadOnce.ts';
import type {ScrollPositions} from './navigation/scrollPositions.ts';
import type {PageView} from './PageView.tsx';
import {AppChangedError, type MovedPage, type PageLoader} from './pages/createPageLoader.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';
import {pageComponent} from '../shared/page/themeParts.ts';
import type {LoadedPage} from './registry.ts';

interface Shown {
  page: LoadedPage;
  /** Key of the address for which the page is shown. */
  key: string;
  /** History entry for which the page is shown. */
  entry: string;
}

interface Failure {
  /** Key of the address whose page could not be loaded. */
  key: string;
  error: Error;
  /** Whether the reader has requested a retry. */
  isRetried: boolean;
}

/**
 * Shows the page of the current location; the previous page stays until the next one is loaded.
 *
 * @param missing Why the components of the first page could not be loaded.
 */
export function PageRouter({
  initial,
  missing,
  loader,
  baseUrl,
  View,
  positions,
}: {
  initial: LoadedPage;
  missing?: Error;
  loader: PageLoader;
  baseUrl: string;
  View: typeof PageView;
  positions: ScrollPositions;
}) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const key = pageKey(location.pathname);
  const [shown, setShown] = useState<Shown>({page: initial, key, entry: location.key});
  const [failure, setFailure] = useState<Failure | undefined>(
    missing && {key, error: missing, isRetried: false},
  );
  const [attempt, setAttempt] = useState(0);
  const history = useNavigator();
  const isIncomplete = missing !== undefined && shown.page === initial;
  const isOther = key !== shown.key;
  const pending = isOther || (isIncomplete && failure?.isRetried === true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the load when the reader retries.
  useEffect(() => {
    if (!pending) {
      if (!isIncomplete) setFailure(undefined);
      return;
    }
    const endProgress = startProgress();
    let wanted = true;
    const show = async (page: LoadedPage | MovedPage) => {
      if ('redirect' in page) {
        const {followRedirect} = await import('./navigation/followRedirect.ts');
        if (wanted) followRedirect(page.redirect, location, history);
      } else if (wanted) {
        forgetReload();
        setFailure(undefined);
        startTransition(() => setShown({page, key, entry: location.key}));
      }
    };
    const fail = (cause: unknown) => {
      if (!wanted) return;
      const error = asError(cause);
      console.warn(`The page ${location.pathname} could not be loaded: ${error.message}`);
      endProgress();
      // Offline, a reload would only replace this page with the browser's error page.
      if (navigator.onLine === false || !reloadOnce()) setFailure({key, error, isRetried: false});
    };
    loader.load(location.pathname).then(show).catch(fail);
    return () => {
      wanted = false;
      endProgress();
    };
  }, [pending, isIncomplete, key, location.key, location.pathname, loader, attempt, history]);

  useShownPage(shown, location, navigationType === 'POP', positions);
  useSavedPosition(positions, pending);
  useLinks(baseUrl, loader, shown.key);

  const isOutdated = failure?.error instanceof AppChangedError;
  const retry = useCallback(() => {
    // A page of another version of the app can only be loaded with its document.
    if (isOutdated) window.location.reload();
    setFailure((failed) => failed && {...failed, isRetried: true});
    setAttempt((count) => count + 1);
  }, [isOutdated]);
  const isFailed = failure?.key === key && !failure.isRetried;
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);

  const isBrowser = useIsBrowser();
  // Text without its components is still readable. Otherwise there is nothing to keep on screen after a failure, so a
  // loader is shown while the reader's retry runs.
  const isReadable = isIncomplete && !isOther && pageComponent(initial.data) === undefined;
  const screen =
    failure?.key !== key || isReadable ? undefined : failure.isRetried ? (
      <LoadingScreen />
    ) : (
      <LoadFailedScreen error={failure.error} onRetry={retry} />
    );
  return (
    <ErrorBoundary resetKey={shown.key}>
      <View
        page={shown.page}
        pending={pending}
        screen={screen}
        screenPath={location.pathname}
        // The prerendered document has no notice, so hydration must not render it.
        notice={isBrowser && isReadable && isFailed && <IncompleteNotice onRetry={retry} />}
        loadLevel={loader.loadLevel}
      />
    </ErrorBoundary>
  );
}

/**
 * Handles scroll position, focus and announcement after the page has changed, and the scroll position after going back
 * or forward within it.
 */
function useShownPage(
  shown: Shown,
  {key: entry, hash, pathname, search}: Location,
  isReturn: boolean,
  positions: ScrollPositions,
): void {
  const previous = useRef({shown, entry, search});
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = {shown, entry, search};
    if (before.shown !== shown) {
      // Only the page's components arrived late: the reader stays in place.
      if (before.shown.key === shown.key) return;
      const target = hash ? document.getElementById(decodeAddress(hash.slice(1))) : null;
      if (isReturn) positions.restore(shown.entry);
      else if (target) target.scrollIntoView({behavior: 'instant'});
      else window.scrollTo({top: 0, behavior: 'instant'});
      focusWithoutScroll(target ?? document.querySelector('h1') ?? document.getElementById(THEME_IDS.main));
      announcePage(document, shown.page.data.head.title);
      // The fragment may name lines of code, or an element that is hidden: other code listens for these.
      if (hash && !isReturn) window.dispatchEvent(new HashChangeEvent('hashchange'));
      return;
    }
    if (pageKey(pathname) !== shown.key || before.entry === entry) return;
    if (!isReturn) {
      // The reader followed a link without an anchor to the current page: show it from the top.
      if (!hash && before.search === search) window.scrollTo({top: 0, behavior: 'instant'});
    } else if (!positions.isFresh(entry)) positions.restore(entry);
  }, [shown, entry, pathname, search, hash, isReturn, positions]);
}

/** Remembers the scroll position of the current entry, except while the previous page is still shown. */
function useSavedPosition({save}: ScrollPositions, pending: boolean): void {
  useEffect(() => {
    if (pending) return;
    window.addEventListener('scroll', save, {passive: true});
    return () => window.removeEventListener('scroll', save);
  }, [save, pending]);
}

/** Installs client navigation and prefetching for the page's links. */
function useLinks(baseUrl: string, loader: PageLoader, shownKey: string): void {
  const history = useNavigator();
  const prefetch = useRef<Prefetch>(undefined);
  useEffect(
    () =>
      installLinkNavigation(document, baseUrl, (address, replace) =>
        replace ? history.replace(address) : history.push(address),
      ),
    [baseUrl, history],
  );
  useEffect(() => {
    const installed = installPrefetch(document, baseUrl, (pathname) => {
      // A failure is reported when the reader follows the link.
      loader.load(pathname).catch(() => undefined);
    });
    prefetch.current = installed;
    return () => installed.stop();
  }, [baseUrl, loader]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings new links.
  useEffect(() => {
    if (loader.prefetches) prefetch.current?.observe();
  }, [shownKey, loader]);
}

function focusWithoutScroll(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({preventScroll: true});
}
