import {LARGE_SOURCE, type SystemFault} from '../shared/problems/SystemFault.ts';
import {sha1} from './hash.ts';

/** The largest source of a page (bytes): compiling one can take more than a thousand times its size in memory. */
const LARGEST = 3_000_000;

/**
 * The text of a page's source without a byte order mark, and the SHA-1 (hex) of its bytes.
 *
 * @param file Absolute path.
 * @throws a system fault for one that is too large
 */
export function decodeSource(bytes: Buffer, file: string): {text: string; hash: string} {
  const fault = largeSource(bytes, file);
  if (fault) throw fault;
  const text = bytes.toString('utf8');
  return {text: text.startsWith('\uFEFF') ? text.slice(1) : text, hash: sha1(bytes)};
}

/** The fault of a source that is too large to be compiled; undefined for any other. */
export function largeSource({length}: Buffer, file: string): SystemFault | undefined {
  if (length <= LARGEST) return undefined;
  const message = `The file has ${megabytes(length)}, and a page can have at most ${megabytes(LARGEST)}.`;
  return Object.assign(new Error(message), {code: LARGE_SOURCE, path: file});
}

/** Rounded up, so that what is too large looks so. */
function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e4) / 100} MB`;
}
