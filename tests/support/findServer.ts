import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Debian's packages of the web servers that the deployment guide has configurations for. */
const packages = {nginx: 'nginx-light', caddy: 'caddy'};

/**
 * Finds a web server's program: one that is installed, or Debian's package where the tests may install it.
 *
 * @throws with the command that would install it, when there is none.
 */
export function findServer(name: keyof typeof packages): string {
  const found = lookUp(name);
  if (found) return found;
  install(packages[name]);
  const installed = lookUp(name);
  if (installed) return installed;
  throw new Error(`The deployment tests need ${name}. Install it with "apt-get install ${packages[name]}".`);
}

function lookUp(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}

function install(name: string): void {
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
