/** The path of a request, split and decoded. */
export interface RequestPath {
  /** Decoded names; none for `/`. */
  segments: string[];
  /** Whether the path ends with `/`. */
  slash: boolean;
}

/**
 * Parses the target of a request line (RFC 9112, section 3.2: origin or absolute form).
 *
 * Returns 400 for an invalid path (a malformed escape, a null byte) and 404 for a path that cannot name a served file:
 * `.` and `..`, an encoded slash, a backslash, an empty name, a hidden name other than `.well-known`.
 */
export function parseRequestPath(target: string): RequestPath | 400 | 404 {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
  const [raw = ''] = /^[^?#]*/.exec(target.slice(origin.length)) ?? [];
  const path = origin !== '' && raw === '' ? '/' : raw;
  if (!path.startsWith('/')) return 400;

  let names: string[];
  try {
    names = path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return 400;
  }
  if (names.some((name) => name.includes('\0'))) return 400;
  const slash = names.at(-1) === '';
  const segments = slash ? names.slice(0, -1) : names;
  return segments.every(isPlainName) ? {segments, slash} : 404;
}

function isPlainName(name: string): boolean {
  if (name === '' || /[/\\]/.test(name)) return false;
  return !name.startsWith('.') || name === '.well-known';
}
