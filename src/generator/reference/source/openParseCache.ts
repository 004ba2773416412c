import path from 'node:path';
import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';

/** Parsed files of a document by the hash of their bytes; cached because YAML takes far longer to parse than JSON. */
export interface ParseCache {
  get(hash: string): unknown;
  set(hash: string, data: unknown): void;
  /** Writes the entries that were read or set, unless they are already stored. */
  save(): void;
}

/** Opens the cache of a document. Without options nothing is cached; a damaged file counts as empty. */
export function openParseCache(options: CacheOptions | undefined, root: string): ParseCache {
  if (!options) return {get: () => undefined, set: () => undefined, save: () => undefined};
  const file = path.join(options.dir, 'openapi', `${hashOf(root).slice(0, 16)}.json`);
  const name = `parsed ${root} ${options.version}`;
  const kept = readKeptJson<Record<string, unknown>>(file, name) ?? {};
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
    save() {
      if (changed) writeKept(file, name, JSON.stringify(used));
    },
  };
}
