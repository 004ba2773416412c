import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Installs a package of Debian where the tests may: as root, where there is `apt-get`. Elsewhere it does nothing. */
export function installPackage(name: string): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', name);
}

/** Other tests may install something at the same time, and apt-get does not wait for every lock. */
function aptGet(...args: string[]): void {
  // At this run level, Debian does not start a server that it installs.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  for (let tries = 1; ; tries++) {
    try {
      execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {stdio: 'ignore', env});
      return;
    } catch {
      // What is missing in the end is reported by the caller, with what to do.
      if (tries === 4) return;
      execFileSync('sleep', ['5']);
    }
  }
}
