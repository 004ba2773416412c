import nprogress from 'nprogress';

/** The bar appears when a route takes longer than this, in milliseconds. */
const DELAY = 200;

// The library reads `trickleRate`, but its types do not know it.
const OPTIONS: Partial<nprogress.NProgressOptions> & {trickleRate: number} = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has `role="bar"`, which is no ARIA role.
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
};
nprogress.configure(OPTIONS);

/** Starts the route-change bar after the delay; the function returned ends it. */
export function startProgress(): () => void {
  const timer = setTimeout(() => nprogress.start(), DELAY);
  return () => {
    clearTimeout(timer);
    nprogress.done();
  };
}
