import {cp, lstat, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import {isIn} from '../../files/placeBelow.ts';

/**
 * Copies a folder with everything in it. Symbolic links are replaced with their targets, so that the copy is
 * independent of them.
 *
 * @throws {SystemFault} that names what cannot be copied: `ELOOP` for a link to a folder that contains it, `EINVAL` for
 *   anything that is neither a folder nor a file; other system errors
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    dereference: true,
    errorOnExist: true,
    force: false,
    filter: async (file) => {
      if ((await lstat(file)).isSymbolicLink() && (await leadsToHolder(file))) throw fault('ELOOP', file);
      const info = await stat(file);
      if (!info.isFile() && !info.isDirectory()) throw fault('EINVAL', file);
      return true;
    },
  });
}

async function leadsToHolder(link: string): Promise<boolean> {
  const target = await realpath(link);
  const holder = await realpath(path.dirname(link));
  return isIn(target, holder);
}

function fault(code: string, file: string): Error {
  return Object.assign(new Error(`${code}: cannot be copied, copy '${file}'`), {
    code,
    syscall: 'copy',
    path: file,
  });
}
