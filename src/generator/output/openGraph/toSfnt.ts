import {inflateSync} from 'node:zlib';

/** Sizes of the fixed parts, in bytes (WOFF 1.0, sections 3 and 4; OpenType, "Table directory"). */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF 1.0 font into the TrueType or OpenType file that it was made from: the renderer reads no other.
 *
 * @throws when the bytes are no WOFF 1.0 font.
 */
export function toSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not in WOFF 1.0 format.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const to = SFNT_HEADER + index * SFNT_ENTRY;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    woff.copy(directory, to, from, from + 4);
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
