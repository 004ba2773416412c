import {rmSync} from 'node:fs';
import path from 'node:path';
import {readKept, writeKept} from './keptFile.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/**
 * Values by key, cached in a few files, so that a changed value changes only one file. A value does not change without
 * its stamp; values without a stamp are not cached.
 */
export interface KeptParts<Value> {
  get(key: string): Value | undefined;
  /** Saves these values and removes all others. Writes only the files that have changed. */
  save(values: Iterable<[key: string, value: Value]>): void;
  /** Removes everything. */
  forget(): void;
}

type Part<Value> = Record<string, Value>;

/** How the values of a part are written. */
export interface PartFormat<Value> {
  write(part: Part<Value>): string | Uint8Array;
  read(content: Buffer): Part<Value>;
}

const JSON_FORMAT: PartFormat<never> = {
  write: (part) => JSON.stringify(part),
  read: (content) => JSON.parse(content.toString('utf8')),
};

/**
 * Opens the cached values; files are read on first use.
 *
 * @param folder Absolute path; it need not exist.
 * @param name The name that the files are kept under, see `readKept`.
 * @param partOf Name of the file that contains the value of a key.
 */
export function openKeptParts<Value extends {stamp?: string}>(
  folder: string,
  name: string,
  partOf: (key: string) => string,
  format: PartFormat<Value> = JSON_FORMAT,
): KeptParts<Value> {
  const loaded = new Map<string, Part<Value>>();
  const fileOf = (part: string): string => path.join(folder, `${part}.json`);
  const load = (part: string): Part<Value> => {
    const known = loaded.get(part);
    if (known) return known;
    const content = readKept(fileOf(part), `${name} ${part}`);
    const values = content ? format.read(content) : {};
    loaded.set(part, values);
    return values;
  };
  return {
    get(key) {
      const values = load(partOf(key));
      return ownValue(values, key);
    },
    save(values) {
      const parts = new Map([...loaded.keys()].map((part): [string, Part<Value>] => [part, {}]));
      for (const [key, value] of values) {
        if (value.stamp === undefined) continue;
        const part = partOf(key);
        const current = parts.get(part) ?? {};
        current[key] = value;
        parts.set(part, current);
      }
      for (const [part, current] of parts) {
        if (isSame(current, load(part))) continue;
        writeKept(fileOf(part), `${name} ${part}`, format.write(current));
        loaded.set(part, current);
      }
    },
    forget() {
      loaded.clear();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

function isSame(one: Part<{stamp?: string}>, other: Part<{stamp?: string}>): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => one[key]?.stamp === other[key]?.stamp)
  );
}
