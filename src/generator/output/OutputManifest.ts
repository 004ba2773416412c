import {readKeptJson, writeKept} from '../files/keptFile.ts';
import type {AppAddresses} from '../render/AppAddresses.ts';
import type {SpareOutput} from './spareOutput.ts';
import type {WrittenPiece} from './writePieces.ts';

/** What the last build wrote, kept in the cache. */
export interface OutputManifest {
  /** By id. */
  written: Record<string, WrittenOutput>;
  /** Where the files of the app are for the documents that were written, by hash, see `OutputPages`. */
  addresses?: Record<string, AppAddresses>;
  /** Identity of the folder that was written, see `folderIdentity`: another one may hold other files. */
  root?: string;
  /** The output before that one, when it was kept. */
  spare?: SpareOutput;
}

/**
 * Files that were made together, such as a page's HTML, data and module; the key says what they were made of. The
 * stamps show whether a file is still as it was written.
 */
export interface WrittenOutput {
  key: string;
  /** Stamp by path below the output folder. */
  files: Record<string, string>;
  /** What a file is made of that is written in pieces. */
  pieces?: WrittenPiece[];
  /** Links and ids of rendered components, for the link check of a build that does not render the page again. */
  links?: string[];
  anchors?: string[];
}

/**
 * The manifest, or an empty one when there is none or it is damaged.
 *
 * @param version Hash of the generator's own code: another one may note other things.
 */
export function readOutputManifest(file: string, version: string): OutputManifest {
  return readKeptJson<OutputManifest>(file, nameOf(version)) ?? {written: {}};
}

export function writeOutputManifest(file: string, version: string, manifest: OutputManifest): void {
  writeKept(file, nameOf(version), JSON.stringify(manifest));
}

function nameOf(version: string): string {
  return `output manifest ${version}`;
}
