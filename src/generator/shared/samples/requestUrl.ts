type Pairs = readonly (readonly [name: string, value: string])[];

/**
 * Builds the address of a request: fills in the placeholders of the path (`/pets/{id}`), appends the query, and encodes
 * both.
 *
 * @param server Address of the API, without a trailing slash.
 * @param path Values of the placeholders; a placeholder without one keeps its name.
 */
export function requestUrl(server: string, template: string, path: Pairs, query: Pairs): string {
  const values = new Map(path);
  const filled = template.replace(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? name),
  );
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return `${server}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Names of the placeholders in a path, in order. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const PLACEHOLDER = /\{([^{}]+)\}/g;
