import Prism from 'prismjs';

/** A function of a site that adds languages to Prism. */
export type AddGrammars = (prism: typeof Prism) => unknown;

/**
 * Lets a function add languages to the highlighter. The modules that it loads expect Prism in a global variable, which it
 * sets and deletes as in a browser.
 *
 * @throws what the function throws.
 */
export function addGrammars(add: AddGrammars): void {
  const own = ['Prism', 'window'].map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, {Prism, window: globalThis});
  try {
    add(Prism);
  } finally {
    for (const [name, value] of own) {
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
    }
  }
}
