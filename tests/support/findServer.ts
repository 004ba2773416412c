import {existsSync} from 'node:fs';
import {installPackage} from './installPackage.ts';

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
  installPackage(packages[name]);
  const installed = lookUp(name);
  if (installed) return installed;
  throw new Error(`The deployment tests need ${name}. Install it with "apt-get install ${packages[name]}".`);
}

function lookUp(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
}
