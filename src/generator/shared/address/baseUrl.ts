/**
 * Puts baseUrl before a path that begins with `/`, unless it begins with baseUrl already. Relative paths and addresses
 * of other hosts are returned as they are.
 */
export function withBaseUrl(path: string, baseUrl: string): string {
  const lacksIt = /^\/(?![/\\])/.test(path) && belowBaseUrl(path, baseUrl) === undefined;
  return lacksIt ? baseUrl + path.slice(1) : path;
}

/** The part of a path below baseUrl, without a `/` at its start; undefined when the path is outside of the site. */
export function belowBaseUrl(path: string, baseUrl: string): string | undefined {
  if (path.startsWith(baseUrl)) return path.slice(baseUrl.length);
  return `${path}/` === baseUrl ? '' : undefined;
}
