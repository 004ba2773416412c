import {constants, statSync} from 'node:fs';
import {copyFile, link, mkdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import {ignoreMissing} from '../files/ignoreMissing.ts';
import {isFolder} from '../files/folders/isFolder.ts';
import {makeFolder} from '../files/folders/makeFolder.ts';
import {namePath} from '../files/namePath.ts';
import type {OutputFile, PlannedOutput} from './OutputFile.ts';
import type {OutputManifest, WrittenFile, WrittenOutput, WrittenOutputs} from './OutputManifest.ts';
import {nextFolder} from './outputFolder.ts';
import {claimSpare, removeFiles, type SpareOutput} from './spareOutput.ts';
import type {OutputState} from './OutputState.ts';
import {requireStamp, stampFile} from './stampFile.ts';
import {keepFile} from './writeOrKeep.ts';
import {type PiecedFile, type WrittenPiece, writePieces} from './writePieces.ts';

/** Clones the file if the file system supports it, and never overwrites. */
const NEW_COPY = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;

/** The differences between the planned output and the existing one. */
export interface OutputChanges {
  /** Parts of the output that are up to date, by id. */
  fresh: Map<string, WrittenOutput>;
  /** Ids of what has to be written. */
  stale: Set<string>;
  /** Up-to-date files without other hard links, that is, not shared with an earlier output. */
  unshared: Set<string>;
  /** Files of the last output that are no longer up to date, and that nothing updates: paths below the output folder. */
  leftovers: string[];
  /** Files that are not up to date, and whose older versions are overwritten or replaced. */
  rewritten: Set<string>;
  /** Whether the output contains files that are not planned. */
  hasLeftovers: boolean;
  /** What the last build wrote. */
  last: WrittenOutputs;
  /** The last output, compared with it. */
  state: OutputState;
}

/** Compares the plan with what the last build wrote and what is in the output folder now. */
export function compareOutput(
  planned: readonly PlannedOutput[],
  manifest: OutputManifest,
  state: OutputState,
): OutputChanges {
  const fresh: OutputChanges['fresh'] = new Map();
  const stale: OutputChanges['stale'] = new Set();
  const unshared: OutputChanges['unshared'] = new Set();
  const updated = new Map<string, readonly string[] | undefined>();
  const rewritten: OutputChanges['rewritten'] = new Set();
  for (const {id, key, isUpdated, places} of planned) {
    const known = manifest.written.get(id);
    if (known?.key !== key || state.touched.has(id)) {
      stale.add(id);
      if (isUpdated) updated.set(id, places);
      for (const file of places ?? []) rewritten.add(file);
      continue;
    }
    fresh.set(id, known);
    for (const [file] of known.files) if (state.unshared.has(file)) unshared.add(file);
  }
  const known = [...manifest.written];
  return {
    fresh,
    stale,
    unshared,
    rewritten,
    leftovers: known.flatMap(([id, {files}]) => {
      if (fresh.has(id)) return [];
      const names = files.map(([file]) => file);
      if (!updated.has(id)) return names;
      return updated.get(id) ? names.filter((file) => !rewritten.has(file)) : [];
    }),
    hasLeftovers: known.some(([id]) => !fresh.has(id) && !stale.has(id)),
    last: manifest.written,
    state,
  };
}

/** The next output folder, and what it already contains. */
export interface NextOutput {
  /** Absolute path. */
  folder: string;
  /** Whether it contains a file that is up to date, or updated, as it is in the last output. */
  holds(file: string): boolean;
}

/**
 * Creates the next output folder, empty or from a spare output, to be filled by `keepFiles` and `writeFiles`. Anything
 * at its path is removed.
 *
 * @param spare The spare output: where it is kept, if at all, and what is known about it.
 */
export async function createNext(
  outDir: string,
  changes: OutputChanges,
  spare?: {folder: string; known?: SpareOutput},
): Promise<NextOutput> {
  const folder = nextFolder(outDir);
  await rm(folder, {recursive: true, force: true});
  if (!spare || !(await claimSpare(spare.folder, folder, spare.known))) {
    await makeFolder(folder);
    return {folder, holds: () => false};
  }
  const removed = new Set([...(spare.known?.touched ?? []), ...changes.unshared, ...changes.leftovers]);
  removeFiles(
    folder,
    [...removed].filter((file) => !changes.rewritten.has(file)),
  );
  return {folder, holds: (file) => !removed.has(file)};
}

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

/**
 * Writes copies and texts into the next output folder.
 *
 * @param last The last output, for files that are written in pieces.
 */
export async function writeFiles(
  next: string,
  files: readonly OutputFile[],
  last?: {outDir: string; written: OutputManifest['written']},
): Promise<WrittenOutputs> {
  const place = createPlacer(next);
  const lastOf = ({id, to}: OutputFile): PiecedFile | undefined => {
    const {files = [], pieces} = last?.written.get(id) ?? {};
    const [, stamp] = files.find(([file]) => file === to) ?? [];
    return last && pieces && stamp !== undefined
      ? {file: path.join(last.outDir, to), stamp, pieces}
      : undefined;
  };
  const written = await mapConcurrent(files, async (file) => {
    const {id, key, to, source} = file;
    const target = await place(to);
    let pieces: WrittenPiece[] | undefined;
    if (source.type === 'copy') {
      await replace(target, () => copyFile(source.from, target, NEW_COPY));
    } else if (source.type === 'pieces') {
      await replace(target, async () => {
        pieces = writePieces(target, source.pieces, lastOf(file));
      });
    } else {
      const text = source.type === 'made' ? await source.make() : source.type === 'text' ? source.text : '';
      const content = () => (source.type === 'parts' ? source.parts() : text);
      await replace(target, () => writeFile(target, content(), {flag: 'wx'}));
    }
    return [id, {key, files: [[to, requireStamp(target)]], ...(pieces && {pieces})}] as const;
  });
  return new Map<string, WrittenOutput>(written);
}

/** Returns the absolute path of a file in a folder, and creates its parent folders, each once. */
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

/** Adds a hard link: the old output and the new one share what has not changed. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await replace(to, () => copyFile(from, to, NEW_COPY));
    const {atime, mtime} = await stat(from);
    await utimes(to, atime, mtime);
  }
}

/**
 * Creates a file with a function that fails if the file exists. An existing file is removed first: it may be a hard link
 * to a file of the live output, which a change in place would change too.
 */
async function replace(file: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw namePath(error, file);
    await rm(file, {force: true});
    await make();
  }
}
