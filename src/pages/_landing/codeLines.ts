import type {CodePart} from './CodePart.ts';

/** Cuts source text into its lines; each but the last keeps its line break. */
export function codeLines(parts: readonly CodePart[]): CodePart[][] {
  const lines: CodePart[][] = [[]];
  for (const part of parts) {
    if (typeof part !== 'string') {
      lines.at(-1)?.push(part);
      continue;
    }
    for (const piece of part.split(/(?<=\n)/)) {
      lines.at(-1)?.push(piece);
      if (piece.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}
