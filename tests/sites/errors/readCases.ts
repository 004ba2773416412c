import {readFileSync} from 'node:fs';

/** A broken input and what the writer is told. */
export interface ErrorCase {
  name: string;
  /** Files of the site by path; they replace or join those of a good one. */
  files: Record<string, string>;
  printed: string;
}

/**
 * Reads cases from a text file: `=== name`, then for each file `@@ path` and its text, and last `@@ printed` with
 * the whole message as it is printed without colours.
 */
export function readCases(url: URL): ErrorCase[] {
  const [, ...cases] = readFileSync(url, 'utf8').split(/^=== /m);
  return cases.map((text) => {
    const [head = '', ...parts] = text.split(/^@@ /m);
    const files = Object.fromEntries(
      parts.map((part) => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1)];
      }),
    );
    const {printed = '', ...written} = files;
    return {name: head.trim(), files: written, printed: printed.trimEnd()};
  });
}
