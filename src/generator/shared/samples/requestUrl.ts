type Pairs = readonly (readonly [name: string, value: string])[];

/**
 * Builds the address of a request: fills in the placeholders of the path (`/pets/{id}`), appends the query, and encodes
 * both. A fragment, by which documents distinguish operations of the same path, is not sent.
 *
 * @param server Address of the API, without a trailing slash.
 * @param path Values of the placeholders; a placeholder without one keeps its name.
 */
export function requestUrl(server: string, template: string, path: Pairs, query: Pairs): string {
  const values = new Map(path);
  const filled = template.replace(/#.*/s, '').replace(PLACEHOLDER, (_, name: string) =>
    // These separate the items of a list, and the names from the values of a matrix.
    encodeURIComponent(values.get(name) ?? name).replace(/%(?:2C|3B|3D)/g, decodeURIComponent),
  );
  const search = queryText(query.map(([name, value]) => [encodePart(name), encodePart(value)]));
  return `${server}${filled}${search === '' ? '' : `?${search}`}`;
}

/**
 * The path of an absolute address, with its query. An address with a placeholder where the port is
 * (`https://localhost:{port}/v1`) has one, but cannot be parsed as a URL.
 */
export function pathOfAddress(address: string): string {
  return address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
}

/** The pairs of a query as one text; what has no name is the whole query. */
export function queryText(query: Pairs): string {
  return query.map(([name, value]) => (name === '' ? value : `${name}=${value}`)).join('&');
}

/** Encodes a name or a value of a query or a cookie, in which commas separate the items of a list. */
export function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',');
}

/** Names of the placeholders in a path, in order. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const PLACEHOLDER = /\{([^{}]+)\}/g;
