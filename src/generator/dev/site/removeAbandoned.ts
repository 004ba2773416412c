import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {isRunning} from '../../files/isRunning.ts';

/** Names of a server's private files, which contain the number of its process. */
const OWN = /^(?:output|search|kept|options|webpack)-(\d+)(?:-\w+(?:\.json)?)?$|\.(?:bin|json)\.(\d+)$/;

/** Removes what killed servers have left in the dev server's folder. */
export async function removeAbandoned(cacheDir: string): Promise<void> {
  const dir = path.join(cacheDir, 'dev');
  for (const name of await readdir(dir).catch(() => [])) {
    const found = OWN.exec(name);
    const pid = found?.[1] ?? found?.[2];
    if (pid && !isRunning(Number(pid))) await rm(path.join(dir, name), {recursive: true, force: true});
  }
}
