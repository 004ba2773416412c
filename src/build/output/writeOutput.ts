import {constants} from 'node:fs';
import {copyFile, link, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {FILES_AT_ONCE} from '../../content/files/filesAtOnce.ts';
import {mapConcurrent} from '../../content/files/mapConcurrent.ts';
import type {OutputManifest, OutputUnit} from './OutputManifest.ts';
import {nextFolder} from './outputFolder.ts';
import {stampFile} from './stampFile.ts';

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

/** The next output folder, filled with the files that stay and with the copies and texts that are new. */
export async function prepareNext(
  outDir: string,
  {fresh, stale}: OutputPlan,
): Promise<{
  next: string;
  units: Record<string, OutputUnit>;
}> {
  const next = nextFolder(outDir);
  const folders = new Set<string>();
  const place = async (file: string): Promise<string> => {
    const target = path.join(next, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) {
      await mkdir(folder, {recursive: true});
      folders.add(folder);
    }
    return target;
  };
  await mkdir(next, {recursive: true});
  const kept = [...fresh.values()].flatMap(({files}) => Object.keys(files));
  await mapConcurrent(kept, FILES_AT_ONCE, async (file) =>
    linkOrCopy(path.join(outDir, file), await place(file)),
  );
  const written = await mapConcurrent(stale, FILES_AT_ONCE, async ({id, key, source}) => {
    if (!source) return [];
    const target = await place(source.to);
    if (source.type === 'copy') await copyFile(source.from, target, constants.COPYFILE_FICLONE);
    else await writeFile(target, source.type === 'text' ? source.text : source.parts());
    return [[id, {key, files: {[source.to]: (await stampFile(target)) ?? ''}}] as const];
  });
  return {
    next,
    units: {
      ...Object.fromEntries(fresh),
      ...Object.fromEntries(written.flat()),
    },
  };
}

/** The file itself under a second name: the old output and the new one share what has not changed. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}
