import {readFileSync} from 'node:fs';
import vm from 'node:vm';

/**
 * Compiles a script of a package. In a bundle of the generator, V8 does so from a code cache: see `scripts/loadEntry.mjs`.
 *
 * @param file Its absolute path.
 */
export function compileScript(file: string): vm.Script {
  return new vm.Script(readFileSync(file, 'utf8'), {filename: file});
}
