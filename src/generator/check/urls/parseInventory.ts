import type {UrlInventory} from './formatInventory.ts';

/** A parsed inventory. */
export interface ReadInventory {
  urls: UrlInventory;
  /** Line of an address, or of `#anchor` below it: `lineOf('/docs/a', 'b')`; undefined if it is not listed. */
  lineOf(path: string, anchor?: string): number | undefined;
}

/** Parses the text of an inventory, see `formatInventory`; empty and unrecognized lines are skipped. */
export function parseInventory(text: string): ReadInventory {
  const urls = new Map<string, string[]>();
  const lines = new Map<string, number>();
  let path: string | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line.startsWith('/')) {
      path = line;
      if (!urls.has(path)) urls.set(path, []);
      lines.set(path, index + 1);
    } else if (path !== undefined && /^\s+#/.test(raw)) {
      urls.get(path)?.push(line.slice(1));
      lines.set(path + line, index + 1);
    }
  }
  return {
    urls,
    lineOf: (page, anchor) => lines.get(anchor === undefined ? page : `${page}#${anchor}`),
  };
}
