/** Both 1-based. */
export interface Position {
  line: number;
  column: number;
}

export type KeyPath = readonly PropertyKey[];

/** The offset at which a line of a text begins. */
export function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let left = line - 1; left > 0; left--) offset = text.indexOf('\n', offset) + 1;
  return offset;
}

/** The position of an offset (in characters) in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
