import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {FoundFile} from './findFile.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Gives the compressed body of a file. Rejects when the file cannot be read. */
export type BodyCache = (file: FoundFile, encoding: 'br' | 'gzip') => Promise<Buffer>;

interface Entry {
  stamp: string;
  body: Promise<Buffer>;
  /** Known once the body is made. */
  bytes: number;
}

/**
 * Makes a cache of compressed bodies in memory. A body is made once for a file's size and time of change, also when
 * several requests ask for it at once; the least recently used go when all together pass `maxBytes`.
 */
export function createBodyCache(maxBytes: number): BodyCache {
  const entries = new Map<string, Entry>();
  let total = 0;

  const remove = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  };

  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    const stamp = `${file.size} ${file.mtimeMs}`;
    const known = entries.get(key);
    if (known?.stamp === stamp) {
      // A map keeps its order of insertion, so the oldest use stands first.
      entries.delete(key);
      entries.set(key, known);
      return known.body;
    }
    if (known) remove(key, known);

    const entry: Entry = {stamp, body: compressFile(file.path, encoding), bytes: 0};
    entries.set(key, entry);
    entry.body.then(
      (body) => {
        if (entries.get(key) !== entry) return;
        entry.bytes = body.length;
        total += body.length;
        for (const [oldKey, old] of entries) {
          if (total <= maxBytes) break;
          remove(oldKey, old);
        }
      },
      () => remove(key, entry),
    );
    return entry.body;
  };
}

async function compressFile(file: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const body = await readFile(file);
  if (encoding === 'gzip') return compressGzip(body);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, {params});
}
