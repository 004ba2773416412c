import {Script} from 'node:vm';
import {isMainThread} from 'node:worker_threads';
import {LIMITED_RUN, type RunLimited} from '../shared/page/PrerenderBundle.ts';
import {hasCode} from '../shared/problems/hasCode.ts';

/** If rendering a page takes longer than this (ms), a component probably never returns. */
const LIMIT = 20_000;

/** Error code of `node:vm` for a script that Ctrl-C has ended. */
const INTERRUPTED = 'ERR_SCRIPT_EXECUTION_INTERRUPTED';

/** `node:vm` can limit scripts, but not functions. */
const SCRIPT = new Script(`globalThis[${JSON.stringify(LIMITED_RUN)}]()`);

/** Whether Ctrl-C was pressed during a script: the command is about to end. */
let isInterrupted = false;

/** Runs a function that renders a page, and aborts it if it does not return in time. */
export const runLimited: RunLimited = (work) => runWithin(LIMIT, work);

/**
 * Calls a function, and aborts it if it does not return in time.
 *
 * @param limit Time limit (ms).
 * @throws what it throws; an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT` if it was aborted
 */
export function runWithin<Result>(limit: number, work: () => Result): Result {
  if (isInterrupted) throw new Error('The command was stopped.');
  const results: Result[] = [];
  Reflect.set(globalThis, LIMITED_RUN, () => {
    results.push(work());
  });
  try {
    SCRIPT.runInThisContext({timeout: limit, breakOnSigint: isMainThread});
  } catch (error) {
    // The script has caught the signal, which is meant for the command.
    if (hasCode(error, INTERRUPTED)) {
      isInterrupted = true;
      process.kill(process.pid, 'SIGINT');
    }
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, LIMITED_RUN);
  }
  const [result] = results;
  return result as Result;
}
