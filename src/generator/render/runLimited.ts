import {Script} from 'node:vm';
import type {RunLimited} from '../shared/page/PrerenderBundle.ts';

/** If rendering a page takes longer than this (ms), a component probably never returns. */
const LIMIT = 20_000;

/** Global through which a script calls the function: `node:vm` can limit scripts, but not functions. */
const NAME = '__valkyrDocsRun';

const SCRIPT = new Script(`globalThis[${JSON.stringify(NAME)}]()`);

/** Runs a function that renders a page, and aborts it if it does not return in time. */
export const runLimited: RunLimited = (work) => runWithin(LIMIT, work);

/**
 * Calls a function, and aborts it if it does not return in time.
 *
 * @param limit Time limit (ms).
 * @throws what it throws; an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT` if it was aborted
 */
export function runWithin<Result>(limit: number, work: () => Result): Result {
  const results: Result[] = [];
  Reflect.set(globalThis, NAME, () => {
    results.push(work());
  });
  try {
    SCRIPT.runInThisContext({timeout: limit});
  } finally {
    Reflect.deleteProperty(globalThis, NAME);
  }
  const [result] = results;
  return result as Result;
}
