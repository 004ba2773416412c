import {createRequire} from 'node:module';
import type {PrerenderBundle} from '../shared/page/PrerenderBundle.ts';

/** The bundle that this thread has loaded last, as Node names it. */
let last: string | undefined;

/**
 * Loads the prerender bundle; Node keeps it, so each thread evaluates it once. The one before is let go: a dev server
 * loads another after each change of the app.
 */
export async function loadPrerenderBundle(file: string): Promise<PrerenderBundle> {
  const require = createRequire(file);
  const name = require.resolve(file);
  if (last !== undefined && last !== name) delete require.cache[last];
  last = name;
  return require(name) as PrerenderBundle;
}
