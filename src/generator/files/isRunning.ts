import {hasCode} from '../shared/problems/hasCode.ts';

/** Whether a process is running on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, but it is running.
    return hasCode(error, 'EPERM');
  }
}

/**
 * Whether something named after a process number was left behind by a process that has ended. Call it before this
 * process creates anything of that kind: what carries its own number then belongs to an earlier process, as in
 * containers, where every build gets the same number.
 */
export function isAbandoned(pid: number): boolean {
  return pid === process.pid || !isRunning(pid);
}
