import {useEffect, useState} from 'react';
import {readStorage, writeStorage} from '../../theme/storage.ts';

/** A text in the browser's storage outside of components. */
export function createStorageSlot(key: string) {
  return {
    get: (): string | null => readStorage(key),
    set: (value: string): void => void writeStorage(key, value),
    del: (): void => void writeStorage(key, null),
    listen(onChange: (event: StorageEvent) => void): () => void {
      const call = (event: StorageEvent): void => {
        if (event.storageArea === window.localStorage && event.key === key) onChange(event);
      };
      window.addEventListener('storage', call);
      return () => window.removeEventListener('storage', call);
    },
  };
}

/** The keys of the browser's storage. */
export function listStorageKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    // Storage is disabled, or the page is being prerendered.
    return [];
  }
}

/** A text in the browser's storage, and the functions that change it. */
export function useStorageSlot(
  key: string | null,
): readonly [string | null, {get(): string | null; set(value: string): void; del(): void}] {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => setValue(key === null ? null : readStorage(key)), [key]);
  const slot = {
    get: () => (key === null ? null : readStorage(key)),
    set(next: string) {
      if (key !== null) writeStorage(key, next);
      setValue(next);
    },
    del() {
      if (key !== null) writeStorage(key, null);
      setValue(null);
    },
  };
  return [value, slot];
}
