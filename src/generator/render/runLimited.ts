import {Script} from 'node:vm';
import type {RunLimited} from '../shared/page/PrerenderBundle.ts';

/** A page that is rendered longer (ms) has a component that never returns. */
const LIMIT = 20_000;

/** What the script calls: `node:vm` limits scripts, not functions. */
const NAME = '__valkyrDocsRun';

const SCRIPT = new Script(`globalThis[${JSON.stringify(NAME)}]()`);

/** Runs what renders a page, and ends it when it does not return. */
export const runLimited: RunLimited = (work) => runWithin(LIMIT, work);

/**
 * Calls a function, and ends it when it does not return.
 *
 * @param limit Longest time (ms).
 * @throws what it throws; an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT` when it was ended.
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
