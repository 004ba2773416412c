import {constants} from 'node:fs';
import {copyFile, link, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {FILES_AT_ONCE} from '../files/filesAtOnce.ts';
import {mapConcurrent} from '../files/mapConcurrent.ts';
import {hasCode} from '../files/hasCode.ts';
import type {OutputManifest, OutputUnit} from './OutputManifest.ts';
import {nextFolder} from './outputFolder.ts';
import {stampFile} from './stampFile.ts';

/** Copies without taking room where the file system can, and never onto a file. */
const NEW_COPY = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL;

/** A unit of the output that a build wants; see `OutputManifest`. */
export interface WantedUnit {
  id: string;
  key: string;
  /** Copied from a file, or written from a text or from parts of one that are made then; absent for pages, which workers write. */
  source?:
    | {type: 'copy'; from: string; to: string}
    | {type: 'text'; text: string; to: string}
    | {type: 'parts'; parts: () => Iterable<string>; to: string};
}

export interface OutputPlan {
  /** Units whose files stand in the output as they are wanted. */
  fresh: Map<string, OutputUnit>;
  stale: WantedUnit[];
  /** Whether the output holds files that no unit wants. */
  hasLeftovers: boolean;
}

/** Compares what is wanted with what the last build wrote and what stands in the output folder now. */
export async function planOutput(
  outDir: string,
  wanted: WantedUnit[],
  manifest: OutputManifest,
): Promise<OutputPlan> {
  const fresh: OutputPlan['fresh'] = new Map();
  const stale: WantedUnit[] = [];
  const checks = await mapConcurrent(wanted, FILES_AT_ONCE, async ({id, key}) => {
    const known = manifest.units[id];
    return known?.key === key && (await isUntouched(outDir, known)) ? known : undefined;
  });
  wanted.forEach((unit, index) => {
    const known = checks[index];
    if (known) fresh.set(unit.id, known);
    else stale.push(unit);
  });
  const ids = new Set(wanted.map(({id}) => id));
  return {
    fresh,
    stale,
    hasLeftovers: Object.keys(manifest.units).some((id) => !ids.has(id)),
  };
}

async function isUntouched(outDir: string, {files}: OutputUnit): Promise<boolean> {
  const stamps = await Promise.all(
    Object.entries(files).map(async ([file, stamp]) => (await stampFile(path.join(outDir, file))) === stamp),
  );
  return stamps.every(Boolean);
}

/** Makes the next output folder: empty, for `keepUnits` and `writeUnits` to fill. What stands in its place is removed. */
export async function createNext(outDir: string): Promise<string> {
  const next = nextFolder(outDir);
  await rm(next, {recursive: true, force: true});
  await mkdir(next, {recursive: true});
  return next;
}

/** Puts the files that stay into the next output folder. */
export async function keepUnits(outDir: string, next: string, {fresh}: OutputPlan): Promise<void> {
  const kept = [...fresh.values()].flatMap(({files}) => Object.keys(files));
  const place = createPlacer(next);
  await mapConcurrent(kept, FILES_AT_ONCE, async (file) =>
    linkOrCopy(path.join(outDir, file), await place(file)),
  );
}

/** Writes copies and texts into the next output folder; units without a source are left to others. */
export async function writeUnits(
  next: string,
  units: readonly WantedUnit[],
): Promise<Record<string, OutputUnit>> {
  const place = createPlacer(next);
  const written = await mapConcurrent(units, FILES_AT_ONCE, async ({id, key, source}) => {
    if (!source) return [];
    const target = await place(source.to);
    await replace(target, () =>
      source.type === 'copy'
        ? copyFile(source.from, target, NEW_COPY)
        : writeFile(target, source.type === 'text' ? source.text : source.parts(), {flag: 'wx'}),
    );
    return [[id, {key, files: {[source.to]: (await stampFile(target)) ?? ''}}] as const];
  });
  return Object.fromEntries(written.flat());
}

/** Gives the absolute path of a file in a folder, and makes the folders above it, each once. */
function createPlacer(root: string): (file: string) => Promise<string> {
  const folders = new Set<string>();
  return async (file) => {
    const target = path.join(root, file);
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
  await link(from, to).catch(() => replace(to, () => copyFile(from, to, NEW_COPY)));
}

/** Makes a file with what fails if there is one already, and replaces that one: changing it could change the live output, too. */
async function replace(file: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    await rm(file, {force: true});
    await make();
  }
}
