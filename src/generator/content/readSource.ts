import {createHash} from 'node:crypto';
import {readFile} from 'node:fs';
import path from 'node:path';

/** A source file of the site. */
export interface Source {
  /** Relative to the site folder, with `/`. */
  file: string;
  /** Relative to its content folder, with `/`. */
  path: string;
  /** SHA-1 (hex) of the bytes. */
  hash: string;
  /** Without a byte order mark. */
  text: string;
}

/**
 * Reads one file of a content folder.
 *
 * @param folder Content folder, relative to the site folder.
 * @param name Path of the file in it.
 */
export function readSource(siteDir: string, folder: string, name: string): Promise<Source> {
  const file = siteFile(folder, name);
  return new Promise((resolve, reject) => {
    // The callback form costs a third of the promise form per file, which counts with thousands of them.
    readFile(path.join(siteDir, file), (error, bytes) => {
      if (error) return reject(error);
      const text = bytes.toString('utf8');
      resolve({
        file,
        path: name,
        hash: createHash('sha1').update(bytes).digest('hex'),
        text: text.startsWith('\uFEFF') ? text.slice(1) : text,
      });
    });
  });
}

/** Joins a content folder (relative to the site folder) and a path in it. */
export function siteFile(folder: string, name: string): string {
  const clean = folder.replace(/\\/g, '/').replace(/^(?:\.\/)+|\/+$/g, '');
  return clean === '' || clean === '.' ? name : `${clean}/${name}`;
}
