import {syncBuiltinESMExports} from 'node:module';
import {claimFault, isSiteCode} from '../config/module/siteModules.ts';
import {ExitCall} from '../config/module/ExitCall.ts';

/** Enough stack frames to find the caller of a function in a package. */
const FRAMES = 100;

/**
 * Keeps the site's code from ending the process: a call of `process.exit` in its configuration is reported with its
 * position.
 *
 * @returns the function that really ends the process
 */
export function refuseExit(): (code: number) => never {
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const {stackTraceLimit} = Error;
    Error.stackTraceLimit = FRAMES;
    const call = new ExitCall(code);
    Error.captureStackTrace(call, process.exit);
    const stack = call.stack ?? '';
    Error.stackTraceLimit = stackTraceLimit;
    if (!isSiteCode(stack)) return exit(code);
    const claimed = claimFault(call, 'thrown');
    if (!claimed) return exit(code);
    // The call is reported even if the site catches the error; it is thrown so that code that relies on the exit does
    // not continue.
    throw call;
  };
  syncBuiltinESMExports();
  return exit;
}
