import {lstatSync} from 'node:fs';
import path from 'node:path';
import {isSettled} from '../files/cache/isSettled.ts';
import {readKept, writeKept} from '../files/cache/keptFile.ts';

/**
 * The folders of an output in which a build has found only its own files. While a folder has the same identity and
 * time, nothing was added to it. Folders are paths below the output with a trailing `/`; the output itself is `''`.
 */
export interface CheckedFolders {
  /** The folders that have to be read, with everything in them that was not checked. */
  unchecked(): string[];
  /** Whether a folder is known, and is read only if it is among the unchecked ones. */
  has(folder: string): boolean;
  /** Notes a folder that is about to be read. */
  note(folder: string): void;
  /** Saves the noted folders, in which nothing else was found. */
  save(): void;
}

/** The current output and the one before, which becomes the next one, have folders of their own. */
const OUTPUTS = 2;

/**
 * @param file Absolute path of the file in a cache; without one, every folder is unchecked.
 * @param list Hash of the list of the output's files.
 */
export function openCheckedFolders(outDir: string, file: string | undefined, list: string): CheckedFolders {
  const name = `checked folders ${list}`;
  const kept = new Map<string, string[]>();
  const fields = file === undefined ? [] : (readKept(file, name)?.toString('utf8').split('\0') ?? []);
  for (let i = 0; i + 1 < fields.length; i += 2)
    kept.set(fields[i] ?? '', fields[i + 1]?.split(' ').filter(Boolean) ?? []);
  if (kept.size === 0) kept.set('', []);
  const before: ReadonlySet<string> = new Set(kept.keys());
  let isChanged = false;
  return {
    unchecked() {
      return [...kept].flatMap(([folder, stamps]) => {
        const stamp = stampFolder(outDir, folder)?.stamp;
        if (stamp === undefined && folder !== '') {
          // It was removed: the folder above has changed.
          kept.delete(folder);
          return [];
        }
        return stamp !== undefined && stamps.includes(stamp) ? [] : [folder];
      });
    },
    has: (folder) => before.has(folder),
    note(folder) {
      isChanged = true;
      const now = stampFolder(outDir, folder);
      const hasSettled = now !== undefined && isSettled(now.changedAt);
      const others = (kept.get(folder) ?? []).filter((stamp) => stamp !== now?.stamp);
      // Without a stamp, it is read again.
      kept.set(folder, [...(hasSettled ? [now.stamp] : []), ...others].slice(0, OUTPUTS));
    },
    save() {
      if (file === undefined || !isChanged) return;
      writeKept(file, name, [...kept].flatMap(([folder, stamps]) => [folder, stamps.join(' ')]).join('\0'));
    },
  };
}

function stampFolder(outDir: string, folder: string): {stamp: string; changedAt: number} | undefined {
  try {
    // Without the slash at its end, a link is not followed.
    const stats = lstatSync(path.resolve(outDir, folder));
    if (!stats.isDirectory()) return undefined;
    return {stamp: `${stats.mtimeMs}:${stats.ino}`, changedAt: stats.mtimeMs};
  } catch {
    return undefined;
  }
}
