import {rmSync} from 'node:fs';
import path from 'node:path';
import {readKeptJson, writeKept} from '../files/keptFile.ts';
import type {CompiledMeta} from '../markdown/CompiledMeta.ts';

/**
 * The metadata of every record, kept together: a build that finds a record as it was reads neither it nor its body. In a few
 * files by the first digit of the keys, so that one page that was compiled changes one of them.
 */
export interface RecordIndex {
  get(key: string): CompiledMeta | undefined;
  /** Writes the files in which something is different. What has no stamp is left out. */
  save(pages: Iterable<{key: string; meta: CompiledMeta}>): void;
  /** Removes it. */
  forget(): void;
}

type Part = Record<string, CompiledMeta>;

const NAME = 'page index';

/** @param cacheDir Absolute path; it need not exist. Nothing is read before the first question. */
export function openRecordIndex(cacheDir: string): RecordIndex {
  const loaded = new Map<string, Part>();
  const folder = path.join(cacheDir, 'page-index');
  const fileOf = (digit: string): string => path.join(folder, `${digit}.json`);
  const partOf = (digit: string): Part => {
    const part = loaded.get(digit) ?? readKeptJson<Part>(fileOf(digit), `${NAME} ${digit}`) ?? {};
    loaded.set(digit, part);
    return part;
  };
  return {
    get: (key) => partOf(key.slice(0, 1))[key],
    save(pages) {
      const parts = new Map([...loaded.keys()].map((digit): [string, Part] => [digit, {}]));
      for (const {key, meta} of pages) {
        if (meta.stamp === undefined) continue;
        const digit = key.slice(0, 1);
        const part = parts.get(digit) ?? {};
        part[key] = meta;
        parts.set(digit, part);
      }
      for (const [digit, part] of parts) {
        if (isSame(part, partOf(digit))) continue;
        writeKept(fileOf(digit), `${NAME} ${digit}`, JSON.stringify(part));
        loaded.set(digit, part);
      }
    },
    forget() {
      loaded.clear();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Whether both name the same records: what is in one does not change without its stamp. */
function isSame(one: Part, other: Part): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => one[key]?.stamp === other[key]?.stamp)
  );
}
