import type {IncomingHttpHeaders} from 'node:http';

/**
 * Whether the copy that a browser holds is still right (RFC 9110, section 13.1: `If-None-Match` by weak comparison
 * before `If-Modified-Since`), so that 304 is the answer.
 */
export function isNotModified(headers: IncomingHttpHeaders, etag: string, mtimeMs: number): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const bare = withoutWeakness(etag);
    return known.split(',').some((tag) => tag.trim() === '*' || withoutWeakness(tag.trim()) === bare);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return Math.floor(mtimeMs / 1000) * 1000 <= since;
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
