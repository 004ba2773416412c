import {existsSync} from 'node:fs';
import {installPackage} from './installPackage.ts';

/** Debian's packages of the web servers in the deployment guide. */
const packages = {nginx: 'nginx-light', caddy: 'caddy'};

/**
 * Finds a web server's executable: an installed one, or Debian's package if the tests may install it.
 *
 * @throws if there is none, with the command that installs it.
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
