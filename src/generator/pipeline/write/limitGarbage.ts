import {setFlagsFromString} from 'node:v8';

/** From so many pages on, memory matters more than a few percent of the time of a build. */
const MANY_PAGES = 5000;

/** How much the heap grows, in percent of what is alive, before V8 collects all garbage: by default, up to 300. */
const HEAP_GROWTH = 40;

/**
 * Lets V8 collect garbage more often while a large site is written: the pages of a site of 30,000 would otherwise leave
 * more of it than the site has data.
 *
 * V8 compares its settings with those of a code cache, so this is done when all code is loaded, and `loadEntry.mjs` resets
 * it before it keeps code.
 *
 * @param pageCount Pages of the site in all languages.
 */
export function limitGarbage(pageCount: number): void {
  if (pageCount >= MANY_PAGES) setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
}
