/**
 * Returns what the addresses of one page have in common, for comparing paths without query and hash: decoded, without
 * `/index.html`, `.html` and trailing slash.
 */
export function toPathKey(path: string): string {
  const decoded = path.includes('%') ? decode(path) : path;
  return decoded.replace(/(?:\/index\.html|\.html|\/)$/, '');
}

/** Decodes the escapes of a part of an address; what is malformed stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
