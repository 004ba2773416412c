import type {Position} from '../../shared/problems/Position.ts';

/** A node of a syntax tree that may know where it is; its columns count from 0. */
export interface Located {
  loc?: {start: Position} | null;
}

/** The position of a node of a syntax tree. */
export function positionOf({loc}: Located): Position | undefined {
  return loc ? {line: loc.start.line, column: loc.start.column + 1} : undefined;
}
