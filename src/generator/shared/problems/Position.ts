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

/** Creates a function that returns what `positionAt` does, for a text of which many positions are wanted. */
export function createPositionFinder(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [line, end] = [0, starts.length];
    // The last line that begins at the offset or before it is in [line, end).
    while (end - line > 1) {
      const middle = Math.floor((line + end) / 2);
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else end = middle;
    }
    return {line: line + 1, column: offset - (starts[line] ?? 0) + 1};
  };
}

/** The offsets at which lines begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The position of an offset (in characters) in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
