import {readdirSync} from 'node:fs';
import path from 'node:path';
import {nearest} from './nearest.ts';

/**
 * The file beside a missing one whose name is most like it.
 *
 * @param file Absolute path of the missing file, with or without its extension.
 * @returns Its name, with an extension where `file` has one.
 */
export function nearestFile(file: string): string | undefined {
  const names = namesIn(path.dirname(file));
  const wanted = path.basename(file);
  return nearest(wanted, names) ?? nearest(wanted, names.map(withoutExtension));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is no such folder, and nothing near the file.
    return [];
  }
}

function withoutExtension(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}
