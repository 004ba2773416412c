/** Decodes the escapes of an address or of a part of it; a text with a malformed one stays as it is. */
export function decodeAddress(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/** The first escapes of an address that are no UTF-8 and so stand for no letter, such as `%E9`. */
export function malformedEscapes(address: string): string | undefined {
  return address.match(ESCAPES)?.find(isMalformed);
}

/** Escapes the escapes that stand for no letter: they are letters themselves. */
export function mendEscapes(address: string): string {
  if (!address.includes('%')) return address;
  return address.replace(ESCAPES, (escapes) =>
    isMalformed(escapes) ? escapes.replaceAll('%', '%25') : escapes,
  );
}

function isMalformed(escapes: string): boolean {
  return decodeAddress(escapes) === escapes;
}
