/** Both 1-based. */
export interface Position {
  line: number;
  column: number;
}

export type KeyPath = readonly PropertyKey[];

/** The position of an offset (in characters) in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
