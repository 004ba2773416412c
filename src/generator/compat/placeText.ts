/** Formats a position: the file, and the line if it is known. */
export function placeText({file, line}: {file: string; line?: number}): string {
  return line === undefined ? file : `${file}:${line}`;
}
