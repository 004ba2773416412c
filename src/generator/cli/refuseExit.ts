import {syncBuiltinESMExports} from 'node:module';
import {claimFault, isSiteCode} from '../config/module/siteModules.ts';
import {ExitCall} from '../config/module/ExitCall.ts';

/** As many frames as it takes to find the caller of a function that a package offers. */
const FRAMES = 100;

/**
 * Keeps code of the site from ending the process: `process.exit` called by its configuration is a mistake with a place.
 *
 * @returns the function that ends the process all the same
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
    // It is reported, also when the site catches it; thrown, so that nothing runs that counts on having ended.
    throw call;
  };
  syncBuiltinESMExports();
  return exit;
}
