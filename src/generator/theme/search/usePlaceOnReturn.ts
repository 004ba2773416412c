import {useEffect, useRef} from 'react';
import {navigationEntry} from '../navigationEntry.ts';
import {readStorage, writeStorage} from '../storage.ts';

/** In the tab's storage: the search that was shown when the document was left, and its scroll position. */
const KEY = 'search-place';

/** What the reader does to go elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Restores the scroll position when the search page is loaded again: on a reload, or when the reader comes back from
 * another site. The results arrive after the browser has restored the position as far as the page was long.
 *
 * @param isComplete Whether all results are shown.
 */
export function usePlaceOnReturn(isComplete: boolean): void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    wanted.current = takePlace(window);
    const forget = (): void => {
      wanted.current = undefined;
    };
    for (const type of MOVES) window.addEventListener(type, forget, {signal, passive: true});
    window.addEventListener('pagehide', () => keepPlace(window), {signal});
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const top = wanted.current;
    if (!isComplete || top === undefined) return;
    wanted.current = undefined;
    window.scrollTo({top, behavior: 'instant'});
  }, [isComplete]);
}

function keepPlace({location, scrollY}: Window): void {
  writeStorage(KEY, `${scrollY} ${location.search}`, 'sessionStorage');
}

/** The kept position, once, if this document was loaded to show that search again. */
function takePlace(window: Window): number | undefined {
  const {search: shown} = window.location;
  const kept = readStorage(KEY, 'sessionStorage');
  writeStorage(KEY, null, 'sessionStorage');
  const navigation = navigationEntry(window);
  const isReturn = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  const isLoaded = navigation !== undefined && new URL(navigation.name).search === shown;
  const [top, search] = kept?.split(' ') ?? [];
  return isReturn && isLoaded && search === shown ? Number(top) : undefined;
}
