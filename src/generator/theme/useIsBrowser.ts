import {useSyncExternalStore} from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** False while prerendering and hydrating, true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
