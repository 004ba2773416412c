import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {stampFile} from './stampFile.ts';
import type {WantedUnit} from './writeOutput.ts';

/** A text that is written as it is; its key is its content. */
export function textUnit(to: string, text: string, hash: (text: string) => string): WantedUnit {
  return {
    id: `text:${to}`,
    key: hash(text),
    source: {type: 'text', text, to},
  };
}

/** A file whose name holds a hash of its content. */
export function hashedFileUnit(from: string, to: string): WantedUnit {
  return {id: `file:${to}`, key: to, source: {type: 'copy', from, to}};
}

/** Every file of the static folders, placed below baseUrl; a later folder wins over an earlier one. */
export async function staticUnits(siteDir: string, folders: string[], base: string): Promise<WantedUnit[]> {
  const units = new Map<string, WantedUnit>();
  for (const folder of folders) {
    const root = path.join(siteDir, folder);
    if (!(await stat(root).catch(() => undefined))?.isDirectory()) continue;
    const entries = await readdir(root, {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      const from = path.join(entry.parentPath, entry.name);
      const stamp = await stampFile(from);
      if (stamp === undefined) continue;
      const to = path.posix.join(base, path.relative(root, from).split(path.sep).join('/'));
      units.set(to, {
        id: `static:${to}`,
        key: `${from} ${stamp}`,
        source: {type: 'copy', from, to},
      });
    }
  }
  return [...units.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
