import {type ReactNode, useSyncExternalStore} from 'react';

/** What components of the page show in the menu of narrow windows, by the component; the latest is last. */
const contents = new Map<string, ReactNode>();

const listeners = new Set<() => void>();

/**
 * Shows content in the menu of narrow windows instead of the page's sidebar.
 *
 * @param owner Id of the component, which replaces its former content.
 */
export function setMenuContent(owner: string, content: ReactNode): void {
  contents.set(owner, content);
  for (const listener of listeners) listener();
}

/** Removes what a component shows in the menu of narrow windows. */
export function removeMenuContent(owner: string): void {
  contents.delete(owner);
  for (const listener of listeners) listener();
}

/** What a component shows in the menu of narrow windows instead of the page's sidebar; undefined if none does. */
export function useMenuContent(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => [...contents.values()].at(-1),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
