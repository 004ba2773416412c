import {hashOf} from '../files/hash.ts';
import type {Piece} from './writePieces.ts';

/** A part of the planned output: a single file, or files that are made together. See `OutputManifest`. */
export interface PlannedOutput {
  id: string;
  /** Changes with anything that the files are made from. */
  key: string;
  /** Whether what writes it again changes the files of the last output in their place, instead of writing all of them. */
  isUpdated?: boolean;
  /** Paths of its files below the output folder, if they are known before they are written. */
  places?: readonly string[];
}

/** A file that is copied, or written from a text or from pieces that are made while it is written. */
export interface OutputFile extends PlannedOutput {
  /** Path below the output folder, with `/`, not encoded. */
  to: string;
  /** What it is written for, in words, if its name doesn't say so. */
  owner?: string;
  source:
    | {type: 'copy'; from: string}
    | {type: 'text'; text: string}
    | {type: 'parts'; parts: () => Iterable<string | Uint8Array>}
    | {type: 'pieces'; pieces: readonly Piece[]}
    | {type: 'made'; make: () => Promise<string | Uint8Array>};
}

/** A text to be written; its key is its content. The owner says in words what it is written for. */
export function textFile(to: string, text: string, owner?: string): OutputFile {
  return {id: `text:${to}`, key: hashOf(text), to, owner, source: {type: 'text', text}};
}

/** A copy of a file whose name contains a hash of its content. */
export function hashedFile(from: string, to: string): OutputFile {
  return {id: `file:${to}`, key: to, to, source: {type: 'copy', from}};
}
