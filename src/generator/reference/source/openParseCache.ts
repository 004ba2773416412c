import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isObject} from './unknownData.ts';

/** Where parsed files are kept between builds. */
export interface ParseCacheOptions {
  /** Absolute path of the cache folder. */
  dir: string;
  /** Version of the code that parses. */
  version: string;
}

/** Parsed files of one document by the hash of their bytes: YAML takes far longer to parse than JSON. */
export interface ParseCache {
  get(hash: string): unknown;
  set(hash: string, data: unknown): void;
  /** Writes what was asked for or set, when that is not what is kept already. */
  save(): Promise<void>;
}

/** Opens the cache of a document. Without options nothing is kept; a damaged file is an empty cache. */
export async function openParseCache(
  options: ParseCacheOptions | undefined,
  root: string,
): Promise<ParseCache> {
  if (!options) return {get: () => undefined, set: () => undefined, save: async () => undefined};
  const file = path.join(options.dir, 'openapi', `${sha1(root).slice(0, 16)}.json`);
  const kept = parseKept(await readFile(file, 'utf8').catch(() => ''), options.version);
  const used: Record<string, unknown> = {};
  let changed = false;
  return {
    get(hash) {
      if (Object.hasOwn(kept, hash)) used[hash] = kept[hash];
      return used[hash];
    },
    set(hash, data) {
      used[hash] = data;
      changed = true;
    },
    async save() {
      if (!changed) return;
      const text = JSON.stringify(used);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(`${file}.${process.pid}`, `${sha1(options.version + text)}\n${text}`);
      await rename(`${file}.${process.pid}`, file);
    },
  };
}

/** The checksum covers the version: what other code has parsed is not used. */
function parseKept(content: string, version: string): Record<string, unknown> {
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  if (end < 0 || content.slice(0, end) !== sha1(version + text)) return {};
  const data: unknown = JSON.parse(text);
  return isObject(data) ? data : {};
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
