import {closeSync, fstatSync, openSync, readSync, writeSync} from 'node:fs';
import {stampOf} from './stampFile.ts';

/** A part of a file. The key changes with what it is made from. */
export interface Piece {
  key: string;
  make(): string;
}

/** A piece in a written file, in the order of the file. */
export type WrittenPiece = [key: string, bytes: number];

/** A file that was made of pieces, with the stamp of its state at that time. */
export interface PiecedFile {
  /** Absolute path. */
  file: string;
  stamp: string;
  pieces: readonly WrittenPiece[];
}

/** How many bytes are copied at once. */
const CHUNK = 1 << 20;

/**
 * Writes a file piece by piece. Pieces that are already in the last version are copied from it: in a file with the text
 * of every page, an edit re-creates only one piece.
 *
 * @param file Absolute path; the file must not exist.
 * @param last The last version; not used if its stamp has changed.
 */
export function writePieces(file: string, pieces: readonly Piece[], last?: PiecedFile): WrittenPiece[] {
  const target = openSync(file, 'wx');
  const source = last && openAsStamped(last);
  try {
    const places = source === undefined ? new Map<string, Range>() : placesOf(last?.pieces ?? []);
    const written: WrittenPiece[] = [];
    let pending: Range = {start: 0, end: 0};
    const copyPending = (): void => {
      if (source !== undefined) copyRange(source, target, pending);
      pending = {start: 0, end: 0};
    };
    for (const {key, make} of pieces) {
      const place = places.get(key);
      if (place) {
        if (place.start !== pending.end) copyPending();
        pending = pending.end > 0 ? {start: pending.start, end: place.end} : place;
        written.push([key, place.end - place.start]);
        continue;
      }
      copyPending();
      const bytes = Buffer.from(make());
      writeAll(target, bytes);
      written.push([key, bytes.length]);
    }
    copyPending();
    return written;
  } finally {
    closeSync(target);
    if (source !== undefined) closeSync(source);
  }
}

/** A range of bytes in a file; the end is exclusive. */
interface Range {
  start: number;
  end: number;
}

function placesOf(pieces: readonly WrittenPiece[]): Map<string, Range> {
  const places = new Map<string, Range>();
  let start = 0;
  for (const [key, bytes] of pieces) {
    places.set(key, {start, end: start + bytes});
    start += bytes;
  }
  return places;
}

/** Another build may have replaced the file since, so the stamp is checked on the opened file. */
function openAsStamped({file, stamp}: PiecedFile): number | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  if (stampOf(fstatSync(descriptor)) === stamp) return descriptor;
  closeSync(descriptor);
  return undefined;
}

function copyRange(from: number, to: number, {start, end}: Range): void {
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK, end - start));
  for (let position = start; position < end; ) {
    const count = readSync(from, buffer, 0, Math.min(buffer.length, end - position), position);
    if (count === 0) throw new Error('A file of the output was truncated while it was read. Build again.');
    writeAll(to, buffer.subarray(0, count));
    position += count;
  }
}

function writeAll(to: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(to, bytes, done);
}
