import path from 'node:path';

const HASHED_RE = /(?:^|[-._])[0-9a-f]{8,}(?:[-._]|$)/i;

/**
 * Returns how long browsers may keep a file: those below `<baseUrl>assets/` whose name holds a hash of their content
 * for ever, all others only as long as the server says they are unchanged.
 *
 * @param pathname Decoded path of the request.
 */
export function cacheControl(pathname: string, baseUrl: string): string {
  const isHashed = pathname.startsWith(`${baseUrl}assets/`) && HASHED_RE.test(path.posix.basename(pathname));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
