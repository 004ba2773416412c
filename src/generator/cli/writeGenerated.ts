import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../files/readText.ts';

/**
 * Writes generated files of a folder that are out of date, and prints their names.
 *
 * @param files Texts by path in the folder.
 * @param options With `check`, nothing is written.
 * @returns the exit code: 1 if `check` finds a file out of date.
 */
export function writeGenerated(dir: string, files: Record<string, string>, {check}: {check: boolean}): 0 | 1 {
  const stale = Object.entries(files).filter(([file, text]) => readText(path.join(dir, file)) !== text);
  for (const [file, text] of stale) {
    console.log(`${check ? 'Out of date' : 'Wrote'}: ${file}`);
    if (!check) write(path.join(dir, file), text);
  }
  if (stale.length === 0) console.log(`${Object.keys(files).length} files are up to date.`);
  return check && stale.length > 0 ? 1 : 0;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
