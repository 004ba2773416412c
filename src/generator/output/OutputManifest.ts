import {readKeptJson, writeKept} from '../files/keptFile.ts';

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

/**
 * The manifest, or an empty one when there is none or it is damaged.
 *
 * @param version Hash of the generator's own code: another one may note other things.
 */
export function readOutputManifest(file: string, version: string): OutputManifest {
  return readKeptJson<OutputManifest>(file, nameOf(version)) ?? {written: {}};
}

export function writeOutputManifest(file: string, version: string, manifest: OutputManifest): void {
  writeKept(file, nameOf(version), JSON.stringify(manifest));
}

function nameOf(version: string): string {
  return `output manifest ${version}`;
}
