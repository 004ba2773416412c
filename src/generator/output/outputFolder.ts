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
import {isBelow} from '../files/placeBelow.ts';
import {hasCode} from '../files/hasCode.ts';
import {isAbandoned} from '../files/isRunning.ts';
import {nextInside, recoverContent, replaceContent} from './replaceOutput.ts';

/**
 * The folder that a build writes into. It is next to the output, which is replaced as a whole by two renames at the end, so
 * that a build that fails or is killed leaves the last good output as it was; in it, where the output cannot be renamed.
 */
export function nextFolder(outDir: string): string {
  return isFixed(outDir) ? nextInside(outDir) : sibling(outDir, `next-${process.pid}`);
}

/** Whether an output folder cannot be renamed: it is the root of a file system, or nobody may write next to it. */
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

/** Where file systems are mounted; known on Linux, where a folder may be mounted over one of the same file system. */
function mountPoints(): string[] {
  try {
    // Spaces and the like are octal (proc_pid_mountinfo(5)).
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
 * Says what speaks against the place of an output folder. What else it holds is `foreignFileProblems`'s to say.
 *
 * @param siteDir Without links, as `outDir`: see `realTarget`.
 */
export function checkOutDir(siteDir: string, outDir: string): Problem[] {
  const inSite = path.relative(outDir, siteDir);
  if (inSite === '' || isBelow(outDir, siteDir)) {
    return [refusal(`The output folder ${outDir} holds the site itself.`)];
  }
  const below = path.relative(siteDir, outDir).split(path.sep)[0] ?? '';
  if (['docs', 'blog', 'src', 'static', '.cache', 'node_modules', '.git'].includes(below)) {
    return [refusal(`The output folder ${outDir} lies in the site's folder "${below}".`)];
  }
  const [place, stats] = nearestEntry(outDir);
  if (stats.isSymbolicLink()) return [refusal(`The symbolic link ${place} leads in a circle.`)];
  return stats.isDirectory() ? [] : [refusal(`${place} is not a folder.`)];
}

/** What is at a path, or at the nearest one above it where there is something. */
function nearestEntry(place: string): [place: string, stats: Stats] {
  try {
    return [place, lstatSync(place)];
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTDIR')) throw error;
    return nearestEntry(path.dirname(place));
  }
}

function refusal(message: string): Problem {
  return {
    severity: 'error',
    message,
    hint: 'A build replaces its output folder: name an empty or a new folder with --out-dir.',
  };
}

/** Repairs what builds that were killed left behind: their folders, and an output that was moved away but not replaced. */
export async function recoverOutput(outDir: string): Promise<void> {
  await recoverContent(outDir);
  const parent = path.dirname(outDir);
  const prefix = path.basename(sibling(outDir, ''));
  const names = (await readdir(parent).catch(() => [] as string[])).filter((name) => name.startsWith(prefix));
  const left = names.filter((name) => {
    const found = /^(?:next|previous)(?:-(\d+))?/.exec(name.slice(prefix.length));
    return found && (found[1] === undefined || isAbandoned(Number(found[1])));
  });
  const previous = left.filter((name) => name.slice(prefix.length).startsWith('previous'));
  for (const name of previous)
    if (!existsSync(outDir)) await rename(path.join(parent, name), outDir).catch(ignoreMissing);
  for (const name of left) await rm(path.join(parent, name), {recursive: true, force: true});
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}

/**
 * Puts the new folder in the place of the output, whole, whoever else does the same at the same time.
 *
 * @param discard Takes what was in its place: it is removed if left out.
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
      const away = sibling(outDir, `previous-${process.pid}-${swaps++}`);
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
    if (!['EBUSY', 'EXDEV', 'EACCES', 'EPERM'].some((code) => hasCode(error, code))) throw error;
    await replaceContent(outDir, next);
  }
}

/** Counts what this process has moved away: two swaps at the same time must not take one place for it. */
let swaps = 0;

/** Renames a folder unless there is something in the place of its new name. */
async function tryRename(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY') || hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Where a file is found after the build that now lies in the folder that the build writes into. */
export function inOutput(outDir: string, file: string): string {
  const next = sibling(outDir, `next-${process.pid}`);
  return isBelow(next, file) || file === next ? outDir + file.slice(next.length) : file;
}

/** How often it is tried to remove a folder, and how long after the last time (ms): writes under way may make it again. */
const ATTEMPTS = 10;
const PAUSE = 20;

/**
 * Removes what this process has begun to write next to an output folder, and puts an output back that was moved away. For a
 * process that is about to end: it does not wait for anything. What is in the output folder itself, the next build repairs.
 */
export function abandonOutput(outDir: string): void {
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
