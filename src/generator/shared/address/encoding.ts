const ESCAPES = /((?:%[0-9a-f]{2})+)/i;

/** Decodes the escapes of an address or a part of it; a text with a malformed escape is returned as it is. */
export function decodeAddress(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The first run of escapes in an address that is not valid UTF-8, such as `%E9`. */
export function malformedEscapes(address: string): string | undefined {
  return address.split(ESCAPES).find((part, index) => index % 2 === 1 && isMalformed(part));
}

function isMalformed(escapes: string): boolean {
  return decodeAddress(escapes) === escapes;
}

/**
 * Percent-encodes a path as people write it (RFC 3986) and keeps the escapes in it. A malformed escape is treated as
 * plain text, since no host can decode it.
 */
export function encodePath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path;
  return path
    .split(ESCAPES)
    .map((part, index) => (index % 2 === 1 && !isMalformed(part) ? part : encodeFilePath(part)))
    .join('');
}

/** Percent-encodes the path of a file, in which `%`, `?` and `#` are ordinary characters. */
export function encodeFilePath(path: string): string {
  return encodeText(path).replace(/#/g, '%23').replace(/\?/g, '%3F');
}

/** Percent-encodes what an address with query and hash may not contain, and keeps every escape in it. */
export function encodeAddress(address: string): string {
  return encodeText(address).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/** The fragment that points to the element with an id. */
export function fragmentOf(id: string): string {
  return `#${encodeText(id)}`;
}

function encodeText(text: string): string {
  // A lone surrogate cannot be encoded.
  return encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
