/** A version of the docs in one word, as the search page's address and the document of a page name it: `1.0`, `api/1.0`. */
export function versionKey(instance: string, name: string): string {
  return instance === 'default' ? name : `${instance}/${name}`;
}
