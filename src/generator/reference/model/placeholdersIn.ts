/** The names in curly brackets in a path or an address, in order: `id` in `/orders/{id}`. */
export function placeholdersIn(address: string): string[] {
  return [...address.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}
