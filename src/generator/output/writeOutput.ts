import {constants} from 'node:fs';
import {copyFile, link, mkdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {hasCode} from '../files/hasCode.ts';
import {makeFolder} from '../files/makeFolder.ts';
import {namePath} from '../files/namePath.ts';
import type {OutputFile, PlannedOutput} from './OutputFile.ts';
import type {OutputManifest, WrittenOutput} from './OutputManifest.ts';
import {nextFolder} from './outputFolder.ts';
import {requireStamp, stampFile} from './stampFile.ts';

/** Copies without taking room where the file system can, and never onto a file. */
const NEW_COPY = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;

/** What is different between the output as it is planned and as it is. */
export interface OutputChanges {
  /** What is in the output as it is planned, by id. */
  fresh: Map<string, WrittenOutput>;
  /** Ids of what has to be written. */
  stale: Set<string>;
  /** Whether the output holds files that are not planned. */
  hasLeftovers: boolean;
}

/** Compares what is planned with what the last build wrote and what is in the output folder now. */
export async function compareOutput(
  outDir: string,
  planned: readonly PlannedOutput[],
  manifest: OutputManifest,
): Promise<OutputChanges> {
  const fresh: OutputChanges['fresh'] = new Map();
  const stale: OutputChanges['stale'] = new Set();
  const checks = await mapConcurrent(planned, async ({id, key}) => {
    const known = manifest.written[id];
    return known?.key === key && (await isUntouched(outDir, known)) ? known : undefined;
  });
  planned.forEach(({id}, index) => {
    const known = checks[index];
    if (known) fresh.set(id, known);
    else stale.add(id);
  });
  const ids = new Set(planned.map(({id}) => id));
  return {
    fresh,
    stale,
    hasLeftovers: Object.keys(manifest.written).some((id) => !ids.has(id)),
  };
}

async function isUntouched(outDir: string, {files}: WrittenOutput): Promise<boolean> {
  const stamps = await Promise.all(
    Object.entries(files).map(async ([file, stamp]) => (await stampFile(path.join(outDir, file))) === stamp),
  );
  return stamps.every(Boolean);
}

/** Makes the next output folder: empty, for `keepFiles` and `writeFiles` to fill. What is in its place is removed. */
export async function createNext(outDir: string): Promise<string> {
  const next = nextFolder(outDir);
  await rm(next, {recursive: true, force: true});
  await makeFolder(next);
  return next;
}

/** Another build has replaced the output since it was compared with what is planned. */
export class OutputReplacedError extends Error {}

/**
 * Puts the files that stay into the next output folder.
 *
 * @returns What was kept, by id, and whether another build has replaced the output since it was compared with what is planned.
 */
export async function keepFiles(
  outDir: string,
  next: string,
  {fresh}: OutputChanges,
): Promise<{kept: Record<string, WrittenOutput>; isReplaced: boolean}> {
  const place = createPlacer(next);
  let isReplaced = false;
  const keep = async (file: string, stamp: string): Promise<[string, string]> => {
    const target = await place(file);
    const from = path.join(outDir, file);
    await linkOrCopy(from, target).catch(ignoreMissing);
    const now = await stampFile(target);
    // A copy has a time of its own where the file system rounds.
    if (now === undefined || (now !== stamp && (await stampFile(from)) !== stamp)) isReplaced = true;
    return [file, now ?? stamp];
  };
  const kept = await mapConcurrent([...fresh], async ([id, output]) => {
    const files: [string, string][] = [];
    for (const [file, stamp] of Object.entries(output.files)) files.push(await keep(file, stamp));
    return [id, {...output, files: Object.fromEntries(files)}] as const;
  });
  return {kept: Object.fromEntries(kept), isReplaced};
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}

/**
 * Takes the last output's file in the place of each one that was written again with the same bytes: it keeps its time, and
 * what copies the output to a host by time and size leaves it alone.
 *
 * @returns What was written, with the stamps of the files that took its place.
 */
export async function keepUnchanged(
  outDir: string,
  next: string,
  written: Readonly<Record<string, WrittenOutput>>,
): Promise<Record<string, WrittenOutput>> {
  const keep = async (file: string, stamp: string): Promise<[string, string]> => {
    const target = path.join(next, file);
    const last = `${target}.last`;
    if ((await sizeOf(path.join(outDir, file))) !== (await sizeOf(target))) return [file, stamp];
    try {
      await link(path.join(outDir, file), last);
    } catch {
      // The file system knows no second names: the file is a new one.
      return [file, stamp];
    }
    const [before, now] = await Promise.all([readFile(last), readFile(target)]);
    if (before.equals(now)) await rename(last, target);
    else await rm(last);
    return [file, await requireStamp(target)];
  };
  const checked = await mapConcurrent(Object.entries(written), async ([id, output]) => {
    const files: [string, string][] = [];
    for (const [file, stamp] of Object.entries(output.files)) files.push(await keep(file, stamp));
    return [id, {...output, files: Object.fromEntries(files)}] as const;
  });
  return Object.fromEntries(checked);
}

async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}

/** Writes copies and texts into the next output folder. */
export async function writeFiles(
  next: string,
  files: readonly OutputFile[],
): Promise<Record<string, WrittenOutput>> {
  const place = createPlacer(next);
  const written = await mapConcurrent(files, async ({id, key, to, source}) => {
    const target = await place(to);
    await replace(target, () =>
      source.type === 'copy'
        ? copyFile(source.from, target, NEW_COPY)
        : writeFile(target, source.type === 'text' ? source.text : source.parts(), {flag: 'wx'}),
    );
    return [id, {key, files: {[to]: await requireStamp(target)}}] as const;
  });
  return Object.fromEntries(written);
}

/** Gives the absolute path of a file in a folder, and makes the folders above it, each once. */
function createPlacer(root: string): (file: string) => Promise<string> {
  const folders = new Set<string>();
  return async (file) => {
    const target = placeBelow(root, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, {recursive: true});
      folders.add(folder);
    }
    return target;
  };
}

/** The file itself under a second name: the old output and the new one share what has not changed. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await replace(to, () => copyFile(from, to, NEW_COPY));
    const {atime, mtime} = await stat(from);
    await utimes(to, atime, mtime);
  }
}

/** Makes a file with what fails if there is one already, and replaces that one: changing it could change the live output, too. */
async function replace(file: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw namePath(error, file);
    await rm(file, {force: true});
    await make();
  }
}
