import {createRequire} from 'node:module';
import type {PrerenderBundle} from '../../client/prerender.tsx';

/** Loads the prerender bundle; Node keeps it, so each thread evaluates it once. */
export async function loadPrerenderBundle(file: string): Promise<PrerenderBundle> {
  return createRequire(file)(file) as PrerenderBundle;
}
