import {randomBytes} from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../shared/problems/Problem.ts';
import {SITE_FOLDERS} from '../files/folders/siteFolders.ts';
import {isIn} from '../files/placeBelow.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import {isSystemFault} from '../shared/problems/SystemFault.ts';
import {ignoreMissing} from '../files/ignoreMissing.ts';
import {isAbandoned} from '../files/isRunning.ts';
import {nextInside, recoverContent, replaceContent} from './replaceOutput.ts';
import {CACHE_FOLDER} from '../files/cache/cacheFolder.ts';

/**
 * The folder that a build writes to. It is next to the output, which is replaced as a whole by two renames at the end,
 * so that a build that fails or is killed leaves the last good output unchanged. If the output cannot be renamed, the
 * folder is inside it.
 */
export function nextFolder(outDir: string): string {
  return isFixed(outDir) ? nextInside(outDir) : sibling(outDir, `next-${process.pid}`);
}

/** Whether an output folder cannot be renamed: it is the root of a file system, or its parent folder is read-only. */
function isFixed(outDir: string): boolean {
  const [parent, own] = [path.dirname(outDir), statSync(outDir, {throwIfNoEntry: false})];
  if (!own) return false;
  if (own.dev !== statSync(parent).dev || mountPoints().includes(outDir)) return true;
  try {
    accessSync(parent, constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/** Mount points of file systems; known on Linux, where a folder may be mounted over another of the same file system. */
function mountPoints(): string[] {
  try {
    // Spaces and similar characters are octal escapes (proc_pid_mountinfo(5)).
    return readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .map((line) =>
        (line.split(' ')[4] ?? '').replace(/\\([0-7]{3})/g, (_, code) =>
          String.fromCharCode(Number.parseInt(code, 8)),
        ),
      );
  } catch {
    return [];
  }
}

/**
 * Reports problems with the location of an output folder. `foreignFileProblems` reports what else it contains.
 *
 * @param siteDir Without symbolic links, like `outDir`: see `realTarget`.
 */
export function checkOutDir(siteDir: string, outDir: string): Problem[] {
  if (isIn(outDir, siteDir)) {
    return [refusal(`The output folder ${outDir} contains the site itself.`)];
  }
  const below = path.relative(siteDir, outDir).split(path.sep)[0] ?? '';
  if ([...SITE_FOLDERS, CACHE_FOLDER, 'node_modules', '.git'].includes(below)) {
    return [refusal(`The output folder ${outDir} is in the site's folder "${below}".`)];
  }
  const [place, stats] = nearestEntry(outDir);
  if (stats.isSymbolicLink()) return [refusal(`The symbolic link ${place} points back to itself.`)];
  return stats.isDirectory() ? [] : [refusal(`${place} is not a folder.`)];
}

/** The entry at a path, or else at its nearest existing parent. */
export function nearestEntry(place: string): [place: string, stats: Stats] {
  try {
    return [place, lstatSync(place)];
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    return nearestEntry(path.dirname(place));
  }
}

function refusal(message: string): Problem {
  return {
    severity: 'error',
    message,
    hint: 'A build replaces its output folder: choose an empty or new folder with --out-dir.',
  };
}

/** What follows the prefix in the name of a folder next to an output: what it is, and the process that made it. */
const OWN = /^(?:next|previous)(?:-(\d+)(?:-\w+)?)?$/;

/**
 * Cleans up after builds that were killed: removes their folders, and restores an output that was moved away but not
 * replaced.
 */
export async function recoverOutput(outDir: string): Promise<void> {
  await recoverContent(outDir);
  const parent = path.dirname(outDir);
  const prefix = path.basename(sibling(outDir, ''));
  const names = (await readdir(parent).catch(() => [] as string[])).filter((name) => name.startsWith(prefix));
  const left = names.filter((name) => {
    const found = OWN.exec(name.slice(prefix.length));
    return found && (found[1] === undefined || isAbandoned(Number(found[1])));
  });
  const previous = left.filter((name) => name.slice(prefix.length).startsWith('previous'));
  for (const name of previous)
    if (!existsSync(outDir)) await rename(path.join(parent, name), outDir).catch(ignoreMissing);
  for (const name of left) await rm(path.join(parent, name), {recursive: true, force: true});
}

/**
 * Replaces the output with the new folder as a whole, even if other processes do the same at the same time.
 *
 * @param discard Called with the replaced folder; by default, it is removed.
 */
export async function swapOutput(
  outDir: string,
  next: string,
  discard: (replaced: string) => Promise<void> = async () => undefined,
): Promise<void> {
  if (next === nextInside(outDir)) return replaceContent(outDir, next);
  await mkdir(path.dirname(outDir), {recursive: true});
  const previous: string[] = [];
  try {
    while (!(await tryRename(next, outDir))) {
      // This process may swap the output several times at once.
      const away = sibling(outDir, `previous-${process.pid}-${randomBytes(4).toString('hex')}`);
      await rm(away, {recursive: true, force: true});
      previous.push(away);
      // Another build may move it away first.
      await rename(outDir, away).catch(ignoreMissing);
    }
    for (const folder of previous) {
      await discard(folder);
      await rm(folder, {recursive: true, force: true});
    }
  } catch (error) {
    if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM')) throw error;
    await replaceContent(outDir, next);
  }
}

/** Renames a folder unless the new name is taken. */
async function tryRename(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

/** Where a file of the folder that the build writes to is located after the build. */
export function inOutput(outDir: string, file: string): string {
  const folders = [nextInside(outDir), sibling(outDir, `next-${process.pid}`)];
  const next = folders.find((folder) => isIn(folder, file));
  return next === undefined ? file : outDir + file.slice(next.length);
}

/** How often to try to remove a folder, and the pause between attempts (ms): pending writes may recreate it. */
const ATTEMPTS = 10;
const PAUSE = 20;

/**
 * Removes what this process has started to write next to an output folder, and restores an output that was moved away.
 * For a process that is about to end: it does not wait for anything, and leaves what the system denies, perhaps for the
 * reason that ends the process, such as too many open files. The next build repairs what is inside the output folder.
 */
export function abandonOutput(outDir: string): void {
  try {
    removeStarted(outDir);
  } catch (error) {
    if (!isSystemFault(error)) throw error;
  }
}

function removeStarted(outDir: string): void {
  const parent = path.dirname(outDir);
  const away = path.basename(sibling(outDir, `previous-${process.pid}-`));
  const previous = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(away)) : [];
  for (const name of previous) if (!existsSync(outDir)) renameSync(path.join(parent, name), outDir);
  const next = sibling(outDir, `next-${process.pid}`);
  for (let attempt = 0; attempt < ATTEMPTS && existsSync(next); attempt++) {
    rmSync(next, {recursive: true, force: true, maxRetries: ATTEMPTS, retryDelay: PAUSE});
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

function sibling(outDir: string, name: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.${name}`);
}
