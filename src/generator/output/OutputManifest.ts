import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What the last build wrote, kept in the cache. */
export interface OutputManifest {
  /** By id. */
  written: Record<string, WrittenOutput>;
}

/**
 * Files that were made together, such as a page's HTML, data and module; the key says what they were made of. The
 * stamps tell whether a file is still as it was written.
 */
export interface WrittenOutput {
  key: string;
  /** Stamp by path below the output folder. */
  files: Record<string, string>;
  /** Links and ids of rendered components, for the link check of a build that does not render the page again. */
  links?: string[];
  anchors?: string[];
}

/** The manifest, or an empty one when there is none or it is damaged. */
export async function readOutputManifest(file: string): Promise<OutputManifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as OutputManifest;
  } catch {
    return {written: {}};
  }
}

export async function writeOutputManifest(file: string, manifest: OutputManifest): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(`${file}.tmp`, JSON.stringify(manifest));
  await rename(`${file}.tmp`, file);
}
