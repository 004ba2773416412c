type Pairs = readonly (readonly [name: string, value: string])[];

/**
 * The address of a request: placeholders of the path (`/pets/{id}`) filled in, the query behind it, all encoded.
 *
 * @param server Address of the API, without a slash at the end.
 * @param path A placeholder that is not among these keeps its name.
 */
export function requestUrl(server: string, template: string, path: Pairs, query: Pairs): string {
  const values = new Map(path);
  const filled = template.replace(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? name),
  );
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return `${server}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Names of the placeholders of a path, in their order. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

const PLACEHOLDER = /\{([^{}]+)\}/g;
