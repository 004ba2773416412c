/** A place as one writes it: the file, and the line where it is known. */
export function placeText({file, line}: {file: string; line?: number}): string {
  return line === undefined ? file : `${file}:${line}`;
}
