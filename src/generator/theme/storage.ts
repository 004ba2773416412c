type StorageName = 'localStorage' | 'sessionStorage';

/** The text that the browser stores under a key; null without one, without a browser, or if storage is blocked. */
export function readStorage(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a key; null removes it.
 *
 * @returns False if storage is blocked or full: what the reader chose then lasts until the document is left.
 */
export function writeStorage(
  key: string,
  text: string | null,
  storage: StorageName = 'localStorage',
): boolean {
  try {
    const stored = globalThis[storage];
    if (text === null) stored.removeItem(key);
    else stored.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
