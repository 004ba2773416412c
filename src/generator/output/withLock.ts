import {randomBytes} from 'node:crypto';
import {mkdir, readdir, rename, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {FULL_FOLDER} from '../files/fullFolder.ts';
import {hasCode} from '../shared/problems/hasCode.ts';

/** What is done with a lock takes milliseconds: a process that has had it for longer (ms) was interrupted. */
const LOST = 30_000;

/** Pause between two attempts to take a lock (ms). */
const PAUSE = 20;

/**
 * Lets only one process at a time do something.
 *
 * The lock is a folder with one file, which is named after when it was taken and by whom. Both are one step that only one
 * process can take: moving the folder to its name, where it can replace only an empty one, and renaming the file of a
 * process that was interrupted.
 *
 * @param lock Absolute path of a folder that does not exist while nobody has the lock.
 * @param ready Absolute path of a folder in the same file system that this call alone uses.
 */
export async function withLock(lock: string, ready: string, run: () => Promise<void>): Promise<void> {
  const own = await take(lock, ready);
  try {
    await run();
  } finally {
    // Whoever took this process for an interrupted one has renamed the file.
    await rm(path.join(lock, own), {force: true});
    // The next one may have replaced the empty folder.
    await rmdir(lock).catch(() => undefined);
  }
}

/** Waits until the lock is free, and takes it. Returns the name of its file. */
async function take(lock: string, ready: string): Promise<string> {
  let own = markNow();
  await mkdir(ready, {recursive: true});
  await writeFile(path.join(ready, own), '');
  while (!(await isMoved(ready, lock))) {
    const [holder] = await readdir(lock).catch(() => []);
    const mark = markNow();
    if (holder === undefined || !isLost(holder)) {
      await setTimeout(PAUSE);
      await rename(path.join(ready, own), path.join(ready, mark));
      own = mark;
    } else if (await isRenamed(path.join(lock, holder), path.join(lock, mark))) {
      await rm(ready, {recursive: true, force: true});
      return mark;
    }
  }
  return own;
}

function markNow(): string {
  return `${Date.now()}-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Also for a file that nobody took the lock with, such as those that file managers create. */
function isLost(mark: string): boolean {
  const takenAt = Number.parseInt(mark, 10);
  return Number.isNaN(takenAt) || Date.now() - takenAt > LOST;
}

/** Moves a folder to a name, unless there is a folder with that name that has a file. */
async function isMoved(ready: string, lock: string): Promise<boolean> {
  try {
    await rename(ready, lock);
    return true;
  } catch (error) {
    if (hasCode(error, ...FULL_FOLDER)) return false;
    throw error;
  }
}

/** Renames a file, unless it is no longer there. */
async function isRenamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
