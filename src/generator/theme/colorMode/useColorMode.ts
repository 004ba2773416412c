import {useCallback, useSyncExternalStore} from 'react';
import {COLOR_MODE_EVENT} from '../../shared/markup/colorModeEvent.ts';
import {writeStorage} from '../storage.ts';

export type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'theme';

/**
 * Returns the color mode and a function that switches and remembers it. The mode is kept in `<html data-theme>`; until
 * hydration is done it is reported as light, so that server and browser agree.
 */
export function useColorMode(): {mode: ColorMode; setMode: (mode: ColorMode) => void} {
  const mode = useSyncExternalStore(subscribe, readMode, readServerMode);
  const setMode = useCallback((next: ColorMode) => {
    applyMode(next);
    writeStorage(STORAGE_KEY, next);
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
  document.dispatchEvent(new Event(COLOR_MODE_EVENT));
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY) {
      applyMode(event.newValue === 'dark' ? 'dark' : 'light');
    }
  };
  document.addEventListener(COLOR_MODE_EVENT, onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener(COLOR_MODE_EVENT, onChange);
    window.removeEventListener('storage', onStorage);
  };
}
