/** The parts of an address: joined in this order, they are the address again. */
export interface HrefParts {
  path: string;
  /** With its `?`, or `''`. */
  query: string;
  /** With its `#`, or `''`. */
  hash: string;
}

/** Splits an address into its parts (RFC 3986, section 3). */
export function splitHref(href: string): HrefParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return {path, query, hash};
}

/** An address without query and hash. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}
