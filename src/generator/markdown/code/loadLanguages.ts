import {createRequire} from 'node:module';
import path from 'node:path';
import Prism from 'prismjs';
import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';
import {generatorDir} from '../../files/packages/generatorDir.ts';

/** Finds the components of Prism, since the generator's bundle contains only the built-in ones. */
const requireComponent = createRequire(path.join(generatorDir, 'package.json'));

/**
 * Adds Prism grammars to the built-in ones, with the grammars that they extend. Grammars that are already there are not
 * loaded again.
 *
 * @param names Names or aliases of Prism's languages.
 */
export function loadLanguages(names: readonly string[]): void {
  const wanted = names.map((name) => name.toLowerCase()).filter((name) => !isLoaded(name));
  if (wanted.length === 0) return;
  const loaded = Object.keys(Prism.languages).filter(isLoaded);
  // A component adds itself to the global `Prism`, which the core of Prism sets.
  getLoader(components, wanted, loaded).load((id) => {
    requireComponent(`prismjs/components/prism-${id}.js`);
  });
}

function isLoaded(name: string): boolean {
  return Object.hasOwn(Prism.languages, name) && typeof Prism.languages[name] === 'object';
}
