import type {Loader} from 'esbuild';
import {guardLoops} from '../../files/code/guardLoops.ts';

/** A loop outside of functions that runs longer (ms) probably never ends: it would block the build without a word. */
const LOOP_LIMIT = 20_000;

/**
 * Gives the loops of a module that the site's authors wrote a time limit while it is evaluated; `runLimited` ends those of
 * components.
 *
 * @param file Its name, for the language it is written in.
 */
export function guardModule(code: string, file: string, loopLimit = LOOP_LIMIT): string {
  const hasJsx = loaderOf(file) !== 'ts';
  return guardLoops(code, loopLimit, {
    syntax: hasJsx ? ['typescript', 'jsx'] : ['typescript'],
    isTopOnly: true,
  });
}

/** Sites that come from Docusaurus have JSX in `.js` files. */
export function loaderOf(file: string): Loader {
  if (/\.[cm]?ts$/.test(file)) return 'ts';
  return file.endsWith('.tsx') ? 'tsx' : 'jsx';
}
