const STORAGE_KEY = 'scroll-positions';

/** Scroll positions by history entry, kept for the life of the tab. */
export interface ScrollPositions {
  save(entry: string): void;
  restore(entry: string): void;
}

/**
 * Takes scroll restoration over from the browser, which would scroll before the page of the entry is shown. Leaving
 * the document hands it back, so that a reload or a return from another site is restored natively.
 */
export function createScrollPositions(window: Window): ScrollPositions {
  const positions = read();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    write(positions);
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  return {
    save(entry) {
      positions[entry] = window.scrollY;
    },
    restore(entry) {
      window.scrollTo({top: positions[entry] ?? 0, behavior: 'instant'});
    },
  };
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
