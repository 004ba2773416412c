import {isRecord} from '../../shared/invariants/isRecord.ts';
import {pageKey} from '../../shared/address/pageKey.ts';

const STORAGE_KEY = 'scroll-positions';

/** What is kept for the life of the tab. */
interface Stored {
  /** By history entry. */
  positions: Record<string, number>;
  /** The page and the entry that were current when the document was left. */
  left?: {page: string; entry: string};
}

/** Scroll positions by history entry, kept for the life of the tab. */
export interface ScrollPositions {
  /** Remembers where the reader is, for the current entry. */
  save(): void;
  /** Goes to where the reader was at an entry. */
  restore(entry: string): void;
  /** Whether the reader has just followed an anchor of the page to this entry: the browser scrolls there itself. */
  isFresh(entry: string): boolean;
}

/**
 * Takes scroll restoration over from the browser, which would scroll before the page of the entry is shown. Leaving
 * the document hands it back, so that a reload or a return from another site is restored natively.
 *
 * To be called before the router is made: an entry that the browser makes for an anchor gets its key here, without
 * which the router would take all of them for one.
 */
export function createScrollPositions(window: Window): ScrollPositions {
  const {history} = window;
  const {positions, left} = read();
  let fresh: string | undefined;
  // The entry that the reader went back or on to, until its position is restored: the page before is still shown.
  let awaited: string | undefined;
  const save = (): void => {
    const entry = entryKey(history.state);
    if (entry !== awaited) positions[entry] = window.scrollY;
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    write({positions, left: {page: pageKey(window.location.pathname), entry: entryKey(history.state)}});
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  window.addEventListener('popstate', () => {
    fresh = undefined;
    if (history.state !== null) {
      awaited = entryKey(history.state);
      return;
    }
    fresh = createKey();
    nameEntry(history, fresh);
  });
  if (history.state === null) {
    const known = reloadedEntry(window, left);
    nameEntry(history, known ?? createKey());
    if (known !== undefined) window.scrollTo({top: positions[known] ?? 0, behavior: 'instant'});
  }
  save();
  return {
    save,
    restore(entry) {
      awaited = undefined;
      window.scrollTo({top: positions[entry] ?? 0, behavior: 'instant'});
    },
    isFresh: (entry) => entry === fresh,
  };
}

/** The key of an entry, as the router names it. */
function entryKey(state: unknown): string {
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}

function nameEntry(history: History, key: string): void {
  history.replaceState({idx: null, key}, '');
}

/**
 * The key of the entry of which this document is a reload: a host that redirects to an address with a slash at its end
 * takes the entry's state away.
 */
function reloadedEntry({location, performance}: Window, left: Stored['left']): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSame = navigation?.type === 'reload' && left?.page === pageKey(location.pathname);
  return isSame ? left?.entry : undefined;
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    // Another version of the site may have kept something else.
    return isRecord(stored) && isRecord(stored.positions) ? (stored as unknown as Stored) : {positions: {}};
  } catch {
    // Storage may be forbidden or hold something else: positions then last until the document is left.
    return {positions: {}};
  }
}

function write(stored: Stored): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // As above: nothing depends on it.
  }
}
