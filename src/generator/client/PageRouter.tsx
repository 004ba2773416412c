import {startTransition, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import {decodeAddress} from '../shared/address/encoding.ts';
import {ErrorBoundary} from '../theme/screens/ErrorBoundary.tsx';
import {LoadFailedScreen} from '../theme/screens/LoadFailedScreen.tsx';
import {LoadingScreen} from '../theme/screens/LoadingScreen.tsx';
import {announcePage} from '../theme/behaviors/announce.ts';
import {followRedirect} from './navigation/followRedirect.ts';
import {installLinkNavigation} from './navigation/installLinkNavigation.ts';
import {installPrefetch, type Prefetch} from './navigation/installPrefetch.ts';
import {startProgress} from './navigation/progressBar.ts';
import {forgetReload, reloadOnce} from './navigation/reloadOnce.ts';
import type {ScrollPositions} from './navigation/scrollPositions.ts';
import type {PageView} from './PageView.tsx';
import type {PageLoader} from './pages/createPageLoader.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import type {LoadedPage} from './registry.ts';

interface Shown {
  page: LoadedPage;
  /** Address the page is shown for. */
  key: string;
  /** History entry the page is shown for. */
  entry: string;
}

interface Failure {
  /** Address of the page that could not be loaded. */
  key: string;
  error: Error;
  /** Whether the reader has asked to load it again. */
  isRetried: boolean;
}

/** Shows the page of the current location; the page before stays until the next one is loaded. */
export function PageRouter({
  initial,
  loader,
  baseUrl,
  View,
  positions,
}: {
  initial: LoadedPage;
  loader: PageLoader;
  baseUrl: string;
  View: typeof PageView;
  positions: ScrollPositions;
}) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const key = pageKey(location.pathname);
  const [shown, setShown] = useState<Shown>({page: initial, key, entry: location.key});
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const navigate = useRef<NavigateFunction>(useNavigate());
  const pending = key !== shown.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the load when the reader asks for it.
  useEffect(() => {
    if (!pending) {
      setFailure(undefined);
      return;
    }
    const endProgress = startProgress();
    let wanted = true;
    loader.load(location.pathname).then(
      (page) => {
        if (!wanted) return;
        if ('redirect' in page) {
          followRedirect(page.redirect, location, navigate.current);
          return;
        }
        forgetReload();
        setFailure(undefined);
        startTransition(() => setShown({page, key, entry: location.key}));
      },
      (cause: unknown) => {
        if (!wanted) return;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        console.warn(`The page ${location.pathname} could not be loaded: ${error.message}`);
        endProgress();
        // Without a network a reload would only replace this page by the browser's own error.
        if (navigator.onLine === false || !reloadOnce(window.location.href))
          setFailure({key, error, isRetried: false});
      },
    );
    return () => {
      wanted = false;
      endProgress();
    };
  }, [pending, key, location.key, location.pathname, loader, attempt]);

  useShownPage(shown, location, navigationType === 'POP', positions);
  useSavedPosition(positions, pending);
  useLinks(baseUrl, loader, shown.key);

  // After a failure there is no page before that could stay: while the reader's retry runs, a loader is shown there.
  const screen =
    pending && failure?.key === key ? (
      failure.isRetried ? (
        <LoadingScreen />
      ) : (
        <LoadFailedScreen
          error={failure.error}
          onRetry={() => {
            setFailure({...failure, isRetried: true});
            setAttempt(attempt + 1);
          }}
        />
      )
    ) : undefined;
  return (
    <ErrorBoundary resetKey={shown.key}>
      <View page={shown.page} pending={pending} screen={screen} loadLevel={loader.loadLevel} />
    </ErrorBoundary>
  );
}

/** Scroll position, focus and announcement after the page has changed, or the place in it by going back or on. */
function useShownPage(
  shown: Shown,
  {key: entry, hash, pathname}: Location,
  isReturn: boolean,
  positions: ScrollPositions,
): void {
  const previous = useRef({shown, entry});
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = {shown, entry};
    if (before.shown !== shown) {
      const target = hash ? document.getElementById(decodeAddress(hash.slice(1))) : null;
      if (isReturn) positions.restore(shown.entry);
      else if (target) target.scrollIntoView({behavior: 'instant'});
      else window.scrollTo({top: 0, behavior: 'instant'});
      focusWithoutScroll(target ?? document.querySelector('h1') ?? document.querySelector('main'));
      announcePage(document, shown.page.data.head.title);
      return;
    }
    const isSamePage = pageKey(pathname) === shown.key;
    if (isReturn && isSamePage && before.entry !== entry && !positions.isFresh(entry))
      positions.restore(entry);
  }, [shown, entry, pathname, hash, isReturn, positions]);
}

/** Remembers the scroll position of the current entry, unless the page before is still shown for it. */
function useSavedPosition({save}: ScrollPositions, pending: boolean): void {
  useEffect(() => {
    if (pending) return;
    window.addEventListener('scroll', save, {passive: true});
    return () => window.removeEventListener('scroll', save);
  }, [save, pending]);
}

/** Client navigation and prefetching for the links of the page. */
function useLinks(baseUrl: string, loader: PageLoader, shownKey: string): void {
  const navigate = useRef<NavigateFunction>(useNavigate());
  const prefetch = useRef<Prefetch>(undefined);
  useEffect(
    () => installLinkNavigation(document, baseUrl, (address) => void navigate.current(address)),
    [baseUrl],
  );
  useEffect(() => {
    const installed = installPrefetch(document, baseUrl, (pathname) => {
      // A failure shows when the reader follows the link.
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
