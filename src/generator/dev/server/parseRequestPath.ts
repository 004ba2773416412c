/** The path of a request, taken apart and decoded. */
export interface RequestPath {
  /** Decoded names; none for `/`. */
  segments: string[];
  /** Whether the path ends with `/`. */
  slash: boolean;
}

/**
 * Takes the target of a request line apart (RFC 9112, section 3.2: origin or absolute form).
 *
 * Returns 400 for what is not a path (a malformed escape, a null byte) and 404 for a path that can name no file of a
 * folder: `.` and `..`, an encoded slash, a backslash, an empty name, a hidden name other than `.well-known`.
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
