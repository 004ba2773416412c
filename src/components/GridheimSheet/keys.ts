import type {Place} from '../Gridheim/address.ts';

/** How far a key moves the active cell; Infinity goes to the end. */
const moves: Record<string, Place> = {
  ArrowUp: {row: -1, column: 0},
  ArrowDown: {row: 1, column: 0},
  ArrowLeft: {row: 0, column: -1},
  ArrowRight: {row: 0, column: 1},
  Enter: {row: 1, column: 0},
  Home: {row: 0, column: -Infinity},
  End: {row: 0, column: Infinity},
  PageUp: {row: -8, column: 0},
  PageDown: {row: 8, column: 0},
};

/** The position that a key moves to, within the sheet; undefined for keys that don't move. */
export function moveBy(key: string, {row, column}: Place, rows: number, columns: number): Place | undefined {
  const move = moves[key];
  return move && {row: clamp(row + move.row, rows), column: clamp(column + move.column, columns)};
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
