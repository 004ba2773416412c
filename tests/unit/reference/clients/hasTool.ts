import {execFileSync} from 'node:child_process';

/** Whether a program is installed, that is, starts with these arguments. */
export function hasTool(name: string, args: string[] = ['--version']): boolean {
  try {
    execFileSync(name, args, {stdio: 'pipe'});
    return true;
  } catch {
    return false;
  }
}
