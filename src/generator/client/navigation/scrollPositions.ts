const STORAGE_KEY = 'scroll-positions';

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
  const positions = read();
  let fresh: string | undefined;
  const save = (): void => {
    positions[entryKey(history.state)] = window.scrollY;
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    write(positions);
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  window.addEventListener('popstate', () => {
    fresh = undefined;
    if (history.state !== null) return;
    fresh = Math.random().toString(36).slice(2);
    history.replaceState({idx: null, key: fresh}, '');
  });
  save();
  return {
    save,
    restore(entry) {
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

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Storage may be forbidden or hold something else: positions then last until the document is left.
    return {};
  }
}

function write(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // As above: nothing depends on it.
  }
}
