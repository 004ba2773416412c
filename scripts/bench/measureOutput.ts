import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../../src/generator/files/folders/filesBelow.ts';
import {sha1} from '../../src/generator/files/hash.ts';

/** The files of an output folder. */
export interface Output {
  files: number;
  bytes: number;
  /** The part of `bytes` that is the search index and the Markdown files: a site without them has as many pages. */
  extraBytes: number;
  /** SHA-1 by path below the folder. */
  hashes: Map<string, string>;
}

/** Files of the search index, Markdown files of pages, and collections of them. */
const EXTRA = /(?:^|\/)(?:assets\/search\/|llms(?:-full)?\.txt$|llms\/)|\.md$/;

/** Reads and hashes every file of a folder. */
export async function measureOutput(dir: string): Promise<Output> {
  const hashes = new Map<string, string>();
  let bytes = 0;
  let extraBytes = 0;
  for (const name of filesBelow(dir)) {
    const content = await readFile(path.join(dir, name));
    bytes += content.length;
    if (EXTRA.test(name)) extraBytes += content.length;
    hashes.set(name, sha1(content));
  }
  return {files: hashes.size, bytes, extraBytes, hashes};
}

/** Counts the files that are new, removed or changed. */
export function countChangedFiles(before: Output, after: Output): number {
  const paths = new Set([...before.hashes.keys(), ...after.hashes.keys()]);
  return [...paths].filter((file) => before.hashes.get(file) !== after.hashes.get(file)).length;
}
