import path from 'node:path';
import {assetsAddress} from '../shared/address/assetFiles.ts';

const HASHED_RE = /(?:^|[-._])[0-9a-f]{8,}(?:[-._]|$)/i;

/**
 * Returns the caching rule for a file: files below `<baseUrl>assets/` with a content hash in their name may be kept
 * forever, all others must be revalidated.
 *
 * @param pathname Decoded path of the request.
 */
export function cacheControl(pathname: string, baseUrl: string): string {
  const isHashed =
    pathname.startsWith(assetsAddress({baseUrl})) && HASHED_RE.test(path.posix.basename(pathname));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
