const ESCAPES = /((?:%[0-9a-f]{2})+)/i;

/** Decodes the escapes of an address or of a part of it; a text with a malformed one stays as it is. */
export function decodeAddress(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The first escapes of an address that are not UTF-8, such as `%E9`. */
export function malformedEscapes(address: string): string | undefined {
  return address.split(ESCAPES).find((part, index) => index % 2 === 1 && isMalformed(part));
}

function isMalformed(escapes: string): boolean {
  return decodeAddress(escapes) === escapes;
}

/**
 * Percent-encodes a path as people write it (RFC 3986): escapes in it are kept. A malformed one is taken for letters,
 * since no host can decode it.
 */
export function encodePath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return path
    .split(ESCAPES)
    .map((part, index) => (index % 2 === 1 && !isMalformed(part) ? part : encodeFilePath(part)))
    .join('');
}

/** Percent-encodes the path of a file, in which `%`, `?` and `#` are letters as any other. */
export function encodeFilePath(path: string): string {
  return encodeText(path).replace(/#/g, '%23').replace(/\?/g, '%3F');
}

/** Percent-encodes what may not occur in an address with query and hash, and keeps every escape in it. */
export function encodeAddress(address: string): string {
  return encodeText(address).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/** The fragment of an address that leads to the element with an id. */
export function fragmentOf(id: string): string {
  return `#${encodeText(id)}`;
}

function encodeText(text: string): string {
  // Half of a surrogate pair has no encoding.
  return encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
