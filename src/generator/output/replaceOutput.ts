import {cp, mkdir, readdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {isAbandoned} from '../files/isRunning.ts';
import {withLock} from './withLock.ts';

/** Temporary entries of builds that replace the content of a folder, and what a file system keeps in its root. */
const OWN = /^(?:\.(?:next|previous|replaced)-\d+|\.swapping|lost\+found)$/;

/** Name of the lock, see `withLock`. */
const LOCK = '.swapping';

/** Whether an entry of an output folder belongs to a build that is replacing its content, or to the file system. */
export function isSwapEntry(name: string): boolean {
  return OWN.test(name);
}

/** The folder inside an output folder that a build writes to when the output itself cannot be renamed. */
export function nextInside(outDir: string): string {
  return path.join(outDir, `.next-${process.pid}`);
}

/**
 * Replaces the content of the output with that of a folder, for an output that cannot be renamed, such as the root of a
 * volume. During the few renames the output is a mix of old and new; if a build is killed at that moment, the next one
 * completes or undoes the swap.
 */
export async function replaceContent(outDir: string, next: string): Promise<void> {
  const inside = nextInside(outDir);
  if (next !== inside) {
    await rm(inside, {recursive: true, force: true});
    await cp(next, inside, {recursive: true, preserveTimestamps: true});
  }
  await withLock(path.join(outDir, LOCK), path.join(inside, LOCK), async () => {
    const previous = path.join(outDir, `.previous-${process.pid}`);
    await rm(previous, {recursive: true, force: true});
    await mkdir(previous);
    try {
      await moveEntries(outDir, previous);
    } catch (error) {
      await moveEntries(previous, outDir);
      await rm(previous, {recursive: true, force: true});
      throw error;
    }
    const replaced = path.join(outDir, `.replaced-${process.pid}`);
    await rename(previous, replaced);
    await moveEntries(inside, outDir);
    await rm(inside, {recursive: true, force: true});
    await rm(replaced, {recursive: true, force: true});
  });
}

/** Completes or undoes the swap of a build that was killed while it replaced the content of the output. */
export async function recoverContent(outDir: string): Promise<void> {
  const names = await readdir(outDir).catch(() => [] as string[]);
  const abandoned = (kind: string): string[] =>
    names.filter((name) => name.startsWith(`.${kind}-`) && isSwapEntry(name) && isAbandoned(pidIn(name)));
  for (const name of abandoned('previous')) await moveEntries(path.join(outDir, name), outDir);
  for (const name of abandoned('replaced')) {
    const next = path.join(outDir, `.next-${pidIn(name)}`);
    if (names.includes(path.basename(next))) await moveEntries(next, outDir);
  }
  for (const name of ['previous', 'replaced', 'next'].flatMap(abandoned))
    await rm(path.join(outDir, name), {recursive: true, force: true});
}

function pidIn(name: string): number {
  return Number(name.slice(name.lastIndexOf('-') + 1));
}

/** Moves everything except the temporary folders of swaps. */
async function moveEntries(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    if (!isSwapEntry(name)) await rename(path.join(from, name), path.join(to, name));
}
