import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generatorDir} from './generatorDir.ts';

interface PackageJson {
  name: string;
  exports: Record<string, string>;
}

/**
 * The modules that a site may import by the name of the generator's package, and the absolute path of each. A site need not
 * have the package among its own: what it imports is the generator that runs.
 */
export const OWN_MODULES: Readonly<Record<string, string>> = readExports();

function readExports(): Record<string, string> {
  const text = readFileSync(path.join(generatorDir, 'package.json'), 'utf8');
  const {name, exports}: PackageJson = JSON.parse(text);
  const modules = Object.entries(exports).map(([key, file]): [string, string] => [
    path.posix.join(name, key),
    path.join(generatorDir, file),
  ]);
  // A bundler takes the first name that an import begins with.
  return Object.fromEntries(modules.sort(([a], [b]) => b.length - a.length));
}
