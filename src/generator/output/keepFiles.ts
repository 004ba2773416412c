import {statSync} from 'node:fs';
import {copyFile, link, readFile, rename, rm, stat, utimes} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {isFolder} from '../files/folders/isFolder.ts';
import {ignoreMissing} from '../files/ignoreMissing.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import type {OutputChanges} from './compareOutput.ts';
import {createFile, createPlacer, NEW_COPY} from './createFile.ts';
import type {NextOutput} from './createNext.ts';
import type {WrittenFile, WrittenOutput, WrittenOutputs} from './OutputManifest.ts';
import {requireStamp, stampFile} from './stampFile.ts';
import {keepFile} from './writeOrKeep.ts';

/** How many pages are linked before yielding to other work. */
const TURN = 50;

/**
 * Puts the unchanged files into the next output folder.
 *
 * @returns What was kept, by id, and whether another build has replaced the output since it was compared with the plan.
 */
export async function keepFiles(
  outDir: string,
  {folder: next, holds}: NextOutput,
  {fresh}: Pick<OutputChanges, 'fresh'>,
): Promise<{kept: Map<string, WrittenOutput>; isReplaced: boolean}> {
  const place = createPlacer(next);
  let isReplaced = false;
  const keep = async (file: string, stamp: string): Promise<WrittenFile> => {
    const target = await place(file);
    const from = path.join(outDir, file);
    await linkOrCopy(from, target).catch(ignoreMissing);
    const now = await stampFile(target);
    // On a file system that rounds times, a copy has a different time.
    if (now === undefined || (now !== stamp && (await stampFile(from)) !== stamp)) isReplaced = true;
    return [file, now ?? stamp];
  };
  let turn = 0;
  const kept = await mapConcurrent([...fresh], async ([id, output]) => {
    if (output.files.every(([file]) => holds(file))) return [id, output] as const;
    turn += 1;
    if (turn % TURN === 0) await setImmediate();
    const files: WrittenFile[] = [];
    for (const [file, stamp] of output.files) {
      // Synchronous where files can be linked: awaiting each takes several times as long.
      const isKept = holds(file) || keepFile({last: outDir, next}, file, stamp);
      files.push(isKept ? [file, stamp] : await keep(file, stamp));
    }
    return [id, {...output, files}] as const;
  });
  return {kept: new Map(kept), isReplaced};
}

/**
 * Replaces each file that was rewritten with identical content by the last output's file: its time is preserved, so
 * tools that deploy by time and size skip it.
 *
 * @returns What was written, with the stamps of the files that replaced it.
 */
export async function keepUnchanged(
  outDir: string,
  next: string,
  written: WrittenOutputs,
  {last: before}: Pick<OutputChanges, 'last'>,
): Promise<WrittenOutputs> {
  const keep = async (file: string, stamp: string, lastStamp: string | undefined): Promise<WrittenFile> => {
    // It is already the last output's file.
    if (stamp === lastStamp) return [file, stamp];
    const target = path.join(next, file);
    const last = `${target}.last`;
    if (sizeOf(path.join(outDir, file)) !== sizeOf(target)) return [file, stamp];
    try {
      await link(path.join(outDir, file), last);
    } catch {
      // The file system does not support hard links: the file stays a new one.
      return [file, stamp];
    }
    const [old, now] = await Promise.all([readFile(last), readFile(target)]);
    if (old.equals(now)) await rename(last, target);
    else await rm(last);
    return [file, requireStamp(target)];
  };
  if (!isFolder(outDir)) return written;
  const checked = await mapConcurrent([...written], async ([id, output]) => {
    const lastStamps = new Map(before.get(id)?.files);
    const files: WrittenFile[] = [];
    for (const [file, stamp] of output.files) files.push(await keep(file, stamp, lastStamps.get(file)));
    return [id, {...output, files}] as const;
  });
  return new Map(checked);
}

function sizeOf(file: string): number | undefined {
  try {
    return statSync(file, {throwIfNoEntry: false})?.size;
  } catch {
    // A file of the last output is in the place of a folder of this one.
    return undefined;
  }
}

/** Adds a hard link: the old output and the new one share what has not changed. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await createFile(to, () => copyFile(from, to, NEW_COPY));
    const {atime, mtime} = await stat(from);
    await utimes(to, atime, mtime);
  }
}
