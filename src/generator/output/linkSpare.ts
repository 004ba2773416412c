import {linkSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {makeCacheFolder, readKeptJson, stampKept, writeKept} from '../files/cache/keptFile.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {makeInFolder} from '../files/folders/writeInFolder.ts';
import {readOutputManifest} from './OutputManifest.ts';
import {folderIdentity, type SpareOutput} from './spareOutput.ts';
import {stampNow} from './stampFile.ts';

/** An output without a spare one, and where that is to be. */
export interface SpareRequest {
  /** Absolute path of the output folder. */
  outDir: string;
  /** Absolute path of the manifest of what the last build wrote there. */
  manifestFile: string;
  /** Absolute path of the folder for the spare output. */
  folder: string;
  /** Absolute path of the file that notes what it contains. */
  noteFile: string;
  /** Hash of the generator's own code. */
  version: string;
}

interface LinkedSpare extends SpareOutput {
  /** Stamp of the manifest of the output that it was linked from. */
  manifest: string;
}

/**
 * Makes the spare output of an output that has none: a folder with links to all of its files. It is complete when it has
 * its name. Nothing is made where files cannot be linked.
 */
export function linkSpare({outDir, manifestFile, folder, noteFile, version}: SpareRequest): void {
  // Stamped first: if another build replaces the file in the meantime, the stamp is not that of its manifest.
  const manifest = stampKept(manifestFile);
  const {written} = readOutputManifest(manifestFile, version);
  if (manifest === undefined || written.size === 0) return;
  const part = `${folder}.part`;
  rmSync(part, {recursive: true, force: true});
  makeCacheFolder(part);
  const touched: string[] = [];
  for (const {files} of written.values()) {
    for (const [file, stamp] of files) if (!linkFile(outDir, part, file, stamp)) touched.push(file);
    // The cache may be on another file system than the output.
    if (touched.length > written.size / 2) {
      rmSync(part, {recursive: true, force: true});
      return;
    }
  }
  renameSync(part, folder);
  const root = folderIdentity(folder);
  if (root === undefined) return;
  const linked: LinkedSpare = {root, touched, manifest};
  writeKept(noteFile, nameOf(version), JSON.stringify(linked));
}

/** The spare output that `linkSpare` has made of the output with this manifest. */
export function readLinkedSpare({
  manifestFile,
  noteFile,
  version,
}: Pick<SpareRequest, 'manifestFile' | 'noteFile' | 'version'>): SpareOutput | undefined {
  const linked = readKeptJson<LinkedSpare>(noteFile, nameOf(version));
  return linked && linked.manifest === stampKept(manifestFile) ? linked : undefined;
}

/** Whether the file is there as it was written, and has been linked. */
function linkFile(from: string, to: string, file: string, stamp: string): boolean {
  const target = placeBelow(to, file);
  try {
    makeInFolder(target, () => linkSync(path.join(from, file), target));
  } catch {
    return false;
  }
  if (stampNow(target)?.stamp === stamp) return true;
  rmSync(target, {force: true});
  return false;
}

function nameOf(version: string): string {
  return `linked spare output ${version}`;
}
