import {readKeptJson, writeKept} from '../files/keptFile.ts';
import type {AppAddresses} from '../render/AppAddresses.ts';
import type {SpareOutput} from './spareOutput.ts';
import type {WrittenPiece} from './writePieces.ts';

/** What the last build wrote, kept in the cache. */
export interface OutputManifest {
  /** By id. */
  written: Record<string, WrittenOutput>;
  /** Where the app's files are, for the written documents, by hash; see `OutputPages`. */
  addresses?: Record<string, AppAddresses>;
  /** Identity of the written folder, see `folderIdentity`: a folder with another identity may contain other files. */
  root?: string;
  /** The output before that one, if it was kept. */
  spare?: SpareOutput;
}

/**
 * Files that were made together, such as a page's HTML, data and module; the key identifies what they were made from.
 * The stamps show whether a file is still unchanged.
 */
export interface WrittenOutput {
  key: string;
  /** Stamps by path below the output folder. */
  files: Record<string, string>;
  /** The pieces of a file that is written in pieces. */
  pieces?: WrittenPiece[];
  /** Links and ids of rendered components, for the link check of a build that does not render the page again. */
  links?: string[];
  anchors?: string[];
}

/**
 * The manifest; an empty one if it is missing or damaged.
 *
 * @param version Hash of the generator's own code: other versions may record other things.
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
