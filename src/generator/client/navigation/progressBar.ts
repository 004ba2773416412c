/** The bar appears if a page takes longer than this to load, in milliseconds. */
const DELAY = 200;

/**
 * Starts the progress bar after the delay, and returns a function that ends it. Readers who never wait that long never
 * load its code.
 */
export function startProgress(): () => void {
  let end: (() => void) | undefined;
  let isWanted = true;
  const timer = setTimeout(() => {
    import('./showProgress.ts').then(
      ({showProgress}) => {
        if (isWanted) end = showProgress();
      },
      // Offline, there is no page to wait for either.
      () => undefined,
    );
  }, DELAY);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    end?.();
  };
}
