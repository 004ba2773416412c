import {useCallback, useSyncExternalStore} from 'react';

export type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const CHANGE_EVENT = 'colormodechange';

/**
 * Returns the color mode and the function that switches and remembers it. The mode lives on `<html data-theme>`; until
 * hydration is done it reads as light, so that server and browser agree.
 */
export function useColorMode(): {mode: ColorMode; setMode: (mode: ColorMode) => void} {
  const mode = useSyncExternalStore(subscribe, readMode, readServerMode);
  const setMode = useCallback((next: ColorMode) => {
    applyMode(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage may be forbidden: the choice then lasts as long as the page.
    }
  }, []);
  return {mode, setMode};
}

function readMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function readServerMode(): ColorMode {
  return 'light';
}

function applyMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  document.dispatchEvent(new Event(CHANGE_EVENT));
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY) {
      applyMode(event.newValue === 'dark' ? 'dark' : 'light');
    }
  };
  document.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener('storage', onStorage);
  };
}
