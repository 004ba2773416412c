/**
 * Prefixes a path that begins with `/` with baseUrl, unless it has that prefix already. Relative paths and addresses on
 * other hosts are returned as they are.
 */
export function withBaseUrl(path: string, baseUrl: string): string {
  const lacksIt = /^\/(?![/\\])/.test(path) && belowBaseUrl(path, baseUrl) === undefined;
  return lacksIt ? baseUrl + path.slice(1) : path;
}

/** The part of a path below baseUrl, without a leading `/`; undefined when the path is outside the site. */
export function belowBaseUrl(path: string, baseUrl: string): string | undefined {
  if (path.startsWith(baseUrl)) return path.slice(baseUrl.length);
  return `${path}/` === baseUrl ? '' : undefined;
}
