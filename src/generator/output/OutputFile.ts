import {hashOf} from '../files/hash.ts';
import type {Piece} from './writePieces.ts';

/** Something that the output is to hold: one file, or those that are made together. See `OutputManifest`. */
export interface PlannedOutput {
  id: string;
  /** Changes with anything that the files are made of. */
  key: string;
}

/** A file that is copied, or written from a text, or from what is made when it is written: parts of one, or all of it. */
export interface OutputFile extends PlannedOutput {
  /** Path below the output folder, with `/`, not encoded. */
  to: string;
  /** What it is written for, in words, where its name does not say it. */
  owner?: string;
  source:
    | {type: 'copy'; from: string}
    | {type: 'text'; text: string}
    | {type: 'parts'; parts: () => Iterable<string | Uint8Array>}
    | {type: 'pieces'; pieces: readonly Piece[]}
    | {type: 'made'; make: () => Promise<string | Uint8Array>};
}

/** A text that is written as it is; its key is its content. The owner is what it is written for, in words. */
export function textFile(to: string, text: string, owner?: string): OutputFile {
  return {id: `text:${to}`, key: hashOf(text), to, owner, source: {type: 'text', text}};
}

/** A copy of a file whose name holds a hash of its content. */
export function hashedFile(from: string, to: string): OutputFile {
  return {id: `file:${to}`, key: to, to, source: {type: 'copy', from}};
}
