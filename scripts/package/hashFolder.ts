import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/generator/files/folders/filesBelow.ts';

/** SHA-1 (hex) of the names and contents of all files below a folder. */
export function hashFolder(dir: string): string {
  const hash = createHash('sha1');
  for (const file of filesBelow(dir).sort()) hash.update(file).update(readFileSync(path.join(dir, file)));
  return hash.digest('hex');
}
