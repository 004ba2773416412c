import {readKeptJson, writeKept} from '../files/cache/keptFile.ts';
import type {AppAddresses} from '../render/AppAddresses.ts';
import type {SpareOutput} from './spareOutput.ts';
import type {WrittenPiece} from './writePieces.ts';

/** What the last build wrote, kept in the cache. */
export interface OutputManifest {
  written: WrittenOutputs;
  /** The addresses of the app's files that written documents name, by hash; see `OutputPages`. */
  addresses?: Record<string, AppAddresses>;
  /** Identity of the written folder, see `folderIdentity`: a folder with another identity may contain other files. */
  root?: string;
  /** Stamp of the list of the output's files, see `writeOutputList`. */
  list?: string;
  /** The output before that one, if it was kept. */
  spare?: SpareOutput;
}

/** What a build wrote, by id. */
export type WrittenOutputs = ReadonlyMap<string, WrittenOutput>;

/** A file below the output folder, and its stamp when it was written. */
export type WrittenFile = readonly [file: string, stamp: string];

/**
 * Files that were made together, such as a page's HTML, data and module; the key identifies what they were made from.
 * The stamps show whether a file is still unchanged.
 */
export interface WrittenOutput {
  key: string;
  /** A list rather than an object: objects with ten thousands of different keys take several times as long to read. */
  files: readonly WrittenFile[];
  /** The pieces of a file that is written in pieces. */
  pieces?: WrittenPiece[];
  /** Links and ids of rendered components, for the link check of a build that does not render the page again. */
  links?: string[];
  anchors?: string[];
}

type KeptManifest = Omit<OutputManifest, 'written'> & {written: [id: string, output: WrittenOutput][]};

/**
 * The manifest; an empty one if it is missing or damaged.
 *
 * @param version Hash of the generator's own code: other versions may record other things.
 */
export function readOutputManifest(file: string, version: string): OutputManifest {
  const kept = readKeptJson<KeptManifest>(file, nameOf(version));
  return kept ? {...kept, written: new Map(kept.written)} : {written: new Map()};
}

/** Keeps the manifest for the next build of the same version. */
export function writeOutputManifest(file: string, version: string, manifest: OutputManifest): void {
  const kept: KeptManifest = {...manifest, written: [...manifest.written]};
  writeKept(file, nameOf(version), JSON.stringify(kept));
}

function nameOf(version: string): string {
  return `output manifest ${version}`;
}
