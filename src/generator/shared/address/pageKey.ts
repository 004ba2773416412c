import {decodeAddress} from './encoding.ts';
import {barePath} from './pageAddress.ts';
import {pathOf} from './splitHref.ts';

/**
 * A key that all addresses of one page share: decoded, without `.html`, `/index.html` or a trailing slash.
 *
 * @param path Without query and hash.
 */
export function pageKey(path: string): string {
  return decodeAddress(barePath(path));
}

/** Whether two addresses name the same page; queries and hashes make no difference. */
export function isSamePage(a: string | undefined, b: string): boolean {
  return a !== undefined && pageKey(pathOf(a)) === pageKey(pathOf(b));
}
