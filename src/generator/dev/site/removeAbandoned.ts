import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {isRunning} from '../../files/isRunning.ts';

/** What a server writes for itself alone carries the number of its process. */
const OWN = /^(?:output|search|kept|options|webpack)-(\d+)(?:-\w+\.json)?$|\.(?:bin|json)\.(\d+)$/;

/** Removes what servers that were killed left in the folder of the dev server. */
export async function removeAbandoned(cacheDir: string): Promise<void> {
  const dir = path.join(cacheDir, 'dev');
  for (const name of await readdir(dir).catch(() => [])) {
    const found = OWN.exec(name);
    const pid = found?.[1] ?? found?.[2];
    if (pid && !isRunning(Number(pid))) await rm(path.join(dir, name), {recursive: true, force: true});
  }
}
