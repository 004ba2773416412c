import {parseA1Range, toCol} from '@borgar/fx';

/** The position of a cell; both numbers start at 0. */
export interface Place {
  row: number;
  column: number;
}

/** A rectangle of cells, ends included. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** `{row: 0, column: 1}` becomes `B1`. */
export function toAddress({row, column}: Place): string {
  return `${toCol(column)}${row + 1}`;
}

/** `B1` becomes `{row: 0, column: 1}`; undefined if the text isn't the address of one cell. */
export function parseAddress(address: string): Place | undefined {
  const range = parseRange(address);
  const single = range && range.top === range.bottom && range.left === range.right;
  return single ? {row: range.top, column: range.left} : undefined;
}

/** `A1:B2`, `$A$1` or `B2:A1` becomes a rectangle; undefined for whole rows, whole columns and other text. */
export function parseRange(text: string): Range | undefined {
  const range = parseA1Range(text);
  if (range?.top == null || range.left == null) return undefined;
  const {top, left, bottom = top, right = left} = range;
  return bottom == null || right == null ? undefined : {top, left, bottom, right};
}

/** All positions in a rectangle, row by row. */
export function placesOf({top, left, bottom, right}: Range): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) places.push({row, column});
  }
  return places;
}

/** The rectangle with two cells as corners. */
export function rangeBetween(one: Place, other: Place): Range {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** Whether a rectangle contains a position. */
export function isInside({row, column}: Place, {top, left, bottom, right}: Range): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}
