import {translateFormulaToA1, translateFormulaToR1C1} from '@borgar/fx';
import {type Place, placesOf, type Range, toAddress} from './address.ts';
import {isFormula} from './parseFormula.ts';
import type {SheetData} from './SheetData.ts';

/** Copied cells: their origin, and their texts as lines with tabs between cells. */
export interface Copied {
  origin: Place;
  text: string;
}

/** The cells of a range as text for the clipboard. */
export function copyRange(sheet: SheetData, range: Range): Copied {
  const rows = [];
  for (let row = range.top; row <= range.bottom; row++) {
    const line = placesOf({...range, top: row, bottom: row});
    rows.push(line.map((place) => sheet.cells[toAddress(place)] ?? '').join('\t'));
  }
  return {origin: {row: range.top, column: range.left}, text: rows.join('\n')};
}

/**
 * The new texts of cells when the clipboard's text is pasted. With `origin`, the place it was copied from, relative
 * references in formulas shift; text from elsewhere doesn't change.
 */
export function pasteText(text: string, at: Place, origin: Place | undefined): Record<string, string> {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const entries = lines.flatMap((line, row) =>
    line.split('\t').map((cell, column) => {
      const target = {row: at.row + row, column: at.column + column};
      const source = origin && {row: origin.row + row, column: origin.column + column};
      return [toAddress(target), source ? shiftFormula(cell, source, target) : cell] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** A formula with its references shifted from one cell to another; other text doesn't change. */
export function shiftFormula(text: string, from: Place, to: Place): string {
  if (!isFormula(text)) return text;
  const relative = translateFormulaToR1C1(text, toAddress(from));
  return translateFormulaToA1(relative, toAddress(to), {wrapEdges: false});
}
