import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {generatorDir} from './generatorDir.ts';

interface PackageJson {
  name: string;
  version: string;
  /** Modules by the name that sites import, with their types in the published package. */
  exports: Record<string, string | {types: string; default: string}>;
}

const {name, version, exports}: PackageJson = JSON.parse(
  readFileSync(path.join(generatorDir, 'package.json'), 'utf8'),
);

/** Name of the generator's package and of its command. */
export const OWN_NAME = name;

/** Name of the package's module with the components that sites import by name. */
export const THEME_MODULE = `${name}/theme`;

/** Version of the generator's package. */
export const OWN_VERSION = version;

/**
 * The modules that a site may import by the name of the generator's package, with absolute paths. A site need not have
 * the package installed: the imports resolve to the running generator.
 */
export const OWN_MODULES: Readonly<Record<string, string>> = readExports();

const ENTRY = expectDefined(OWN_MODULES[name], `the module that ${name} exports`);

/**
 * Folder of the modules that run in the browser, of style sheets, fonts and templates: `src/generator` in a checkout;
 * `dist` in the published package, where these modules are JavaScript.
 */
export const sourceDir = path.dirname(ENTRY);

/**
 * Whether this is the published package, whose modules are JavaScript and never change, and whose folder may be
 * read-only.
 */
export const isPublished = path.extname(ENTRY) === '.js';

function readExports(): Record<string, string> {
  const modules = Object.entries(exports).map(([key, file]): [string, string] => [
    path.posix.join(name, key),
    path.join(generatorDir, typeof file === 'string' ? file : file.default),
  ]);
  // Bundlers use the first name that is a prefix of the import.
  return Object.fromEntries(modules.sort(([a], [b]) => b.length - a.length));
}
