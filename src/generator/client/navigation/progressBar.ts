import type {NProgressOptions} from 'nprogress';

/** The bar appears if a page takes longer than this to load, in milliseconds. */
const DELAY = 200;

// The library reads `trickleRate`, but its types do not know it.
const OPTIONS: Partial<NProgressOptions> & {trickleRate: number} = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has `role="bar"`, which is not an ARIA role.
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
};

/**
 * Starts the progress bar after the delay, and returns a function that ends it. Readers who never wait that long never
 * load its code.
 */
export function startProgress(): () => void {
  let end: (() => void) | undefined;
  let isWanted = true;
  const timer = setTimeout(async () => {
    // Offline, there is no page to wait for either.
    const {default: nprogress} = await import('nprogress').catch(() => ({default: undefined}));
    if (!nprogress || !isWanted) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    nprogress.configure(isStill ? {...OPTIONS, speed: 0} : OPTIONS);
    nprogress.start();
    end = () => nprogress.done();
  }, DELAY);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    end?.();
  };
}
