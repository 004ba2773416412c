/** Width of a text in units of the font size. */
export type MeasureText = (text: string) => number;

/**
 * Reads how wide the letters of a font are (OpenType tables `head`, `hhea`, `hmtx` and `cmap` format 4). Kerning is left
 * out: lines come out a little shorter than they were measured, never longer.
 *
 * @throws when the font lacks one of the tables.
 */
export function readAdvances(sfnt: Buffer): MeasureText {
  const unitsPerEm = findTable(sfnt, 'head').readUInt16BE(18);
  const metrics = findTable(sfnt, 'hhea').readUInt16BE(34);
  const hmtx = findTable(sfnt, 'hmtx');
  const glyphOf = readCharacters(findTable(sfnt, 'cmap'));
  return (text) => {
    let width = 0;
    for (const character of text) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      width += hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
    }
    return width / unitsPerEm;
  };
}

function findTable(sfnt: Buffer, tag: string): Buffer {
  for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    if (sfnt.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = sfnt.readUInt32BE(entry + 8);
    return sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no table "${tag}".`);
}

function readCharacters(cmap: Buffer): (code: number) => number {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) === 4) return (code) => findGlyph(table, code);
  }
  throw new Error('The font has no character map of format 4.');
}

/** Glyph of a character in a map of format 4; 0, the glyph for what is missing, where it has none. */
function findGlyph(table: Buffer, code: number): number {
  const size = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3] as const;
  for (let at = 0; at < size; at += 2) {
    if (code > table.readUInt16BE(ends + at)) continue;
    const start = table.readUInt16BE(starts + at);
    if (code < start) return 0;
    const delta = table.readUInt16BE(deltas + at);
    const offset = table.readUInt16BE(offsets + at);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = table.readUInt16BE(offsets + at + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
