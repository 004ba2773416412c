import type {Loader} from 'esbuild';
import {markLoops, startLoopClock} from '../../files/code/guardLoops.ts';
import {isRunLimited} from '../../shared/page/PrerenderBundle.ts';

/** A loop that runs longer (ms) while a page is loaded probably never ends: it would block the build without a word. */
const LOOP_LIMIT = 20_000;

/**
 * Prepares the loops of a module that the site's authors wrote for `limitLoops`.
 *
 * @param file Its name, for the language it is written in.
 */
export function guardModule(code: string, file: string): string {
  const hasJsx = loaderOf(file) !== 'ts';
  return markLoops(code, hasJsx ? ['typescript', 'jsx'] : ['typescript']);
}

/** Prepares the loops in the code of a page for `limitLoops`. */
export function guardPage(code: string): string {
  return markLoops(code);
}

/**
 * Ends endless loops of guarded modules while they are evaluated, and of the functions that they call then; `runLimited`
 * ends those of components that are rendered.
 */
export function limitLoops(limit = LOOP_LIMIT): void {
  startLoopClock(limit, isRunLimited);
}

/** Sites that come from Docusaurus have JSX in `.js` files. */
export function loaderOf(file: string): Loader {
  if (/\.[cm]?ts$/.test(file)) return 'ts';
  return file.endsWith('.tsx') ? 'tsx' : 'jsx';
}
