import {hasCode} from './hasCode.ts';

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it runs.
    return hasCode(error, 'EPERM');
  }
}

/**
 * Whether what carries the number of a process is left over from one that has ended. To be asked before this process
 * makes anything of the kind: what carries its own number then is an earlier one's, as in containers, where every build
 * gets the same number.
 */
export function isAbandoned(pid: number): boolean {
  return pid === process.pid || !isRunning(pid);
}
