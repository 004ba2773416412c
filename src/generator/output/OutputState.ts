import path from 'node:path';
import {stampKept} from '../files/cache/keptFile.ts';
import {type OutputManifest, readOutputManifest} from './OutputManifest.ts';
import {stampNow} from './stampFile.ts';

/** An output folder, compared with what the last build wrote there. */
export interface OutputState {
  /** Stamp of the file with the manifest that it was compared with; undefined if there is none, or it is damaged. */
  manifest: string | undefined;
  /** Ids of what has been modified since it was written. */
  touched: ReadonlySet<string>;
  /** Files without other hard links, that is, not shared with the spare output. Empty if there is no spare output. */
  unshared: ReadonlySet<string>;
}

/** Reads the manifest, and compares the output with it. */
export function readOutputState(outDir: string, manifestFile: string, version: string): OutputState {
  // Stamped first: if another build replaces the file in the meantime, the stamp is not that of its manifest.
  const stamp = stampKept(manifestFile);
  const manifest = readOutputManifest(manifestFile, version);
  return {...findOutputState(outDir, manifest), ...(manifest.written.size > 0 && {manifest: stamp})};
}

/**
 * Compares an output with a manifest. Synchronous: awaiting each file of an output would take several times as long as the
 * work itself.
 */
export function findOutputState(outDir: string, {written, spare}: OutputManifest): OutputState {
  const touched = new Set<string>();
  const unshared = new Set<string>();
  for (const [id, {files}] of written) {
    for (const [file, stamp] of files) {
      const now = stampNow(path.join(outDir, file));
      if (now?.stamp !== stamp) touched.add(id);
      else if (spare && !now.isShared) unshared.add(file);
    }
  }
  return {manifest: undefined, touched, unshared};
}
