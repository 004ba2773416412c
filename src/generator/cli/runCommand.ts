import {ChildProcess} from 'node:child_process';
import {subscribe} from 'node:diagnostics_channel';
import {removeTemporaryCaches} from '../files/cache/temporaryCaches.ts';
import {onLongWait} from '../files/longWaits.ts';
import {isAwaited} from '../config/module/onIdle.ts';
import {claimFault} from '../config/module/siteModules.ts';
import {printProblems} from '../problems/printProblems.ts';
import {refuseExit} from './refuseExit.ts';
import {reportFault} from './reportFault.ts';

/**
 * Runs a command to its end, and ends the process with its exit code.
 *
 * This is the last safety net: any uncaught error, now or later, is printed as a problem of the site if it comes from
 * the site's own code or from the system, and as a bug of the generator otherwise. No bare stack trace is printed.
 *
 * @param siteDir Absolute path of the site folder.
 * @param run Does the work and returns the exit code; undefined for a command that was stopped. Its signal is
 *   aborted when the user stops the command (Ctrl-C); it may then take its time, but a second Ctrl-C ends it at once.
 * @param abandonOwn Removes what a stopped command leaves behind; must be synchronous.
 */
export async function runCommand(
  siteDir: string,
  run: (stopped: AbortSignal) => Promise<number | undefined>,
  abandonOwn: () => void = () => undefined,
): Promise<void> {
  const exit = refuseExit();
  const endChildren = followChildren();
  const abandon = (): void => {
    endChildren();
    abandonOwn();
    removeTemporaryCaches();
  };
  const fail = (error: unknown): never => {
    reportFault(error, siteDir);
    abandon();
    return exit(1);
  };
  const take = (error: unknown, kind: 'thrown' | 'unhandled'): void => {
    const claimed = claimFault(error, kind);
    if (claimed?.isTaken) return;
    if (!claimed) fail(error);
    else printProblems([claimed.problem], siteDir);
    abandon();
    exit(1);
  };
  process.on('uncaughtException', (error) => take(error, 'thrown'));
  process.on('unhandledRejection', (error) => take(error, 'unhandled'));
  for (const stream of [process.stdout, process.stderr]) {
    // The reader of the output has closed the pipe, as `head` does.
    stream.on('error', () => {
      abandon();
      exit(1);
    });
  }
  process.on('beforeExit', () => {
    // Whoever is told has something left to do.
    if (!isAwaited()) fail(new Error('The command waits for something that never happens.'));
  });
  onLongWait((what) => console.error(`Waiting for ${what} …`));
  const stop = listenForSignals(abandon);
  try {
    const code = await run(stop.signal);
    if (code === undefined) return stop.end();
    // Timers and handles that the site's code has left open must not keep the process alive.
    await exitWhenWritten(() => exit(code));
  } catch (error) {
    fail(error);
  }
}

/** Returns the function that ends all child processes: esbuild prints a stack trace if it is killed while working. */
function followChildren(): () => void {
  const children = new Set<ChildProcess>();
  subscribe('child_process', (message) => {
    const child = typeof message === 'object' && message !== null && 'process' in message && message.process;
    if (!(child instanceof ChildProcess)) return;
    children.add(child);
    child.once('exit', () => children.delete(child));
  });
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}

/** A stopped process ends with the signal that it received, as shells expect. */
function listenForSignals(abandon: () => void): {signal: AbortSignal; end(): void} {
  const controller = new AbortController();
  const end = (): void => {
    abandon();
    const name: unknown = controller.signal.reason;
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    process.kill(process.pid, name === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) end();
      else controller.abort(name);
    });
  }
  return {signal: controller.signal, end};
}

/** On some systems, pipes are written asynchronously. */
async function exitWhenWritten(exit: () => never): Promise<void> {
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await new Promise<void>((resolve) => process.stderr.write('', () => resolve()));
  exit();
}
