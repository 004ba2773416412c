import {isRecord} from '../../shared/invariants/isRecord.ts';
import {layOutSections} from '../../theme/behaviors/layOutSections.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {navigationEntry} from '../../theme/navigationEntry.ts';
import {readStorage, writeStorage} from '../../theme/storage.ts';

const STORAGE_KEY = 'scroll-positions';

/** What is kept until the tab is closed. */
interface Stored {
  /** By history entry. */
  positions: Record<string, number>;
  /** The page and the entry that were current when the document was left. */
  left?: {page: string; entry: string};
}

/** Scroll positions by history entry, kept until the tab is closed. */
export interface ScrollPositions {
  /** Saves the scroll position of the current entry. */
  save(): void;
  /** Scrolls to the saved position of an entry. */
  restore(entry: string): void;
  /** Whether the reader has just created this entry by following an anchor, to which the browser itself scrolls. */
  isFresh(entry: string): boolean;
}

/**
 * Takes over scroll restoration from the browser, which would scroll before the entry's page is shown. It is handed
 * back when the reader leaves the document, so that a reload or a return from another site is restored natively.
 *
 * Call this before the router is created: entries that the browser creates for anchors get their keys here; without
 * keys the router would treat all of them as one.
 */
export function createScrollPositions(window: Window): ScrollPositions {
  const {document, history} = window;
  const {positions, left} = read();
  let fresh: string | undefined;
  // The entry to which the reader went back or forward, until its position is restored. Until then, the previous page
  // is shown.
  let awaited: string | undefined;
  const save = (): void => {
    const entry = entryKey(history.state);
    if (entry !== awaited) positions[entry] = window.scrollY;
  };
  const scrollTo = (top: number): void => {
    layOutSections(document);
    window.scrollTo({top, behavior: 'instant'});
  };
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  // Safari restores the position right after `pageshow`, and only if the browser is to do it then.
  const takeOverSoon = (): void => void setTimeout(takeOver);
  // Until a document that is reloaded or returned to is complete, the browser may have restored only a part of the way, or
  // nothing yet: `pageshow` follows.
  if (navigationEntry(window)?.type === 'navigate') takeOver();
  else if (document.readyState === 'complete') takeOverSoon();
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    write({positions, left: {page: pageKey(window.location.pathname), entry: entryKey(history.state)}});
  });
  window.addEventListener('pageshow', takeOverSoon);
  window.addEventListener('popstate', () => {
    fresh = undefined;
    if (history.state !== null) {
      awaited = entryKey(history.state);
      return;
    }
    fresh = createKey();
    nameEntry(history, fresh);
    // In Safari, each entry begins with the browser's own restoration.
    takeOver();
  });
  const known = history.state === null ? reloadedEntry(window, left) : revisitedEntry(window);
  if (history.state === null) nameEntry(history, known ?? createKey());
  const top = known === undefined ? undefined : positions[known];
  // Not if the browser has restored it, or the reader has scrolled since.
  if (top !== undefined && window.scrollY === 0) scrollTo(top);
  save();
  return {
    save,
    restore(entry) {
      awaited = undefined;
      scrollTo(positions[entry] ?? 0);
    },
    isFresh: (entry) => entry === fresh,
  };
}

/** The key that the router gives an entry. */
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
 * The key of the entry that this document reloads. Its state may be lost: a host that redirects to an address with a
 * trailing slash removes it.
 */
function reloadedEntry(window: Window, left: Stored['left']): string | undefined {
  const isReload = navigationEntry(window)?.type === 'reload';
  const isSame = isReload && left?.page === pageKey(window.location.pathname);
  return isSame ? left?.entry : undefined;
}

/**
 * The key of the entry to which the reader went back or forward from another document. The browser doesn't restore its position if
 * it was current in this tab before: scroll restoration was ours then, and it is stored with the entry.
 */
function revisitedEntry(window: Window): string | undefined {
  return navigationEntry(window)?.type === 'back_forward' ? entryKey(window.history.state) : undefined;
}

function read(): Stored {
  // Another version of the site may have stored something else.
  try {
    const stored: unknown = JSON.parse(readStorage(STORAGE_KEY, 'sessionStorage') ?? '{}');
    return isRecord(stored) && isRecord(stored.positions) ? (stored as unknown as Stored) : {positions: {}};
  } catch {
    return {positions: {}};
  }
}

function write(stored: Stored): void {
  writeStorage(STORAGE_KEY, JSON.stringify(stored), 'sessionStorage');
}
