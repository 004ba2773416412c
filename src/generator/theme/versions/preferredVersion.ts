import {readStorage, writeStorage} from '../storage.ts';

const CHANGE_EVENT = 'docsversionchange';

/** Docusaurus' key, so that readers of a migrated site keep their choice. */
function storageKey(instance: string): string {
  return `docs-preferred-version-${instance}`;
}

/** Name of the docs version that the reader has chosen; undefined without a choice, or if storage is blocked. */
export function readPreferredVersion(instance: string): string | undefined {
  return readStorage(storageKey(instance)) ?? undefined;
}

/** Remembers the version that the reader has chosen, in this and in later pages. */
export function rememberVersion(instance: string, name: string): void {
  writeStorage(storageKey(instance), name);
  document.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Calls back when a version is chosen, here or in another tab. */
export function watchPreferredVersion(onChange: () => void): () => void {
  document.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    document.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}
