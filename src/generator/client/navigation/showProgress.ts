import nprogress, {type NProgressOptions} from 'nprogress';

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

/** Shows the progress bar, and returns a function that ends it. */
export function showProgress(): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  nprogress.configure(isStill ? {...OPTIONS, speed: 0} : OPTIONS);
  nprogress.start();
  return () => nprogress.done();
}
