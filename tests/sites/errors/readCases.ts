import {readFileSync} from 'node:fs';

/** A broken input, and what the author sees. */
export interface ErrorCase {
  name: string;
  /** Files by path, which replace or extend those of the good site. */
  files: Record<string, string>;
  /** Targets of symbolic links, by path. */
  links: Record<string, string>;
  printed: string;
}

/**
 * Reads cases from a text file: `=== name`; then for each file `@@ path` and its text, or `@@ path -> target` for a
 * symbolic link; and finally `@@ printed` with the complete output without colors.
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
    const links = Object.keys(written).flatMap((line) => {
      const [path = '', target] = line.split(' -> ');
      return target === undefined ? [] : [{line, path, target}];
    });
    for (const {line} of links) delete written[line];
    return {
      name: head.trim(),
      files: written,
      links: Object.fromEntries(links.map(({path, target}) => [path, target])),
      printed: printed.trimEnd(),
    };
  });
}
