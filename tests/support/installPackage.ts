import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Installs a Debian package if the tests may: as root, where `apt-get` exists. Otherwise does nothing. */
export function installPackage(name: string): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', name);
}

/** Other tests may be installing something too, and apt-get does not wait for every lock. */
function aptGet(...args: string[]): void {
  // With this run level, Debian does not start the servers that it installs.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  for (let tries = 1; ; tries++) {
    try {
      execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {stdio: 'ignore', env});
      return;
    } catch {
      // The caller reports what is still missing, and how to install it.
      if (tries === 4) return;
      execFileSync('sleep', ['5']);
    }
  }
}
