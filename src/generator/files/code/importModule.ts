/**
 * Imports a module that is known only at runtime. A bundle of the generator replaces this one: see
 * `scripts/bundleGenerator.mjs`.
 *
 * @param address Its URL.
 * @throws what the module throws while it is evaluated
 */
export function importModule(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}
