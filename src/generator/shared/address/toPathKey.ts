import {decodeAddress} from './decodeAddress.ts';

/**
 * Returns what the addresses of one page have in common, for comparing paths without query and hash: decoded, without
 * `/index.html`, `.html` and trailing slash.
 */
export function toPathKey(path: string): string {
  return decodeAddress(path).replace(/(?:\/index\.html|\.html|\/)$/, '');
}
