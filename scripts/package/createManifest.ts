import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import type {Metafile} from 'esbuild';
import {dependencyVersion} from '../../src/generator/files/packages/dependencies.ts';
import {packageName} from '../../src/generator/problems/missingPackage.ts';
import {modulesIn} from './modulesIn.ts';

/** Bundled, but with files that are located at runtime by package name. */
const RESOLVED = ['prismjs'];

/**
 * Packages that the apps in the package contain: with another version, each site would bundle its app itself. React is
 * not among them, because a site may have installed a React of its own, and the app must share it.
 */
const PINNED = ['nprogress', 'react-helmet-async', 'react-router-dom'];

/** Packages that only some sites install, for a part that needs them: their version ranges. */
const FROM_SITE: Record<string, string> = {'react-live': '>=4'};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"']*)?\1/g;

/** Names of theme parts and of generated modules, which the bundler resolves. */
const RESOLVED_BY_BUNDLER = /^@(?:theme(?:-original|-init)?|generated)\//;

interface PackageJson {
  name: string;
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The `package.json` of the package. Its dependencies are those that its modules import or locate by name, in the
 * versions that the repository declares, or for `PINNED` ones has installed. Bundled packages are not among them.
 *
 * @param stage Absolute path of the package's folder, which contains its modules.
 * @throws if a package is imported that the repository does not depend on.
 */
export function createManifest(root: string, stage: string, metafile: Metafile): object {
  const own: PackageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = new Set([
    ...RESOLVED,
    ...foundByName(own, metafile),
    ...importedByBundle(metafile),
    ...importedByModules(stage),
  ]);
  const needed = [...names].filter((name) => FROM_SITE[name] === undefined);
  const pinned = Object.fromEntries(PINNED.map((name) => [name, dependencyVersion(name)]));
  const versions = {...own, dependencies: {...own.dependencies, ...pinned}};
  const dependencies = needed
    .map((name) => dependencyOf(name, versions))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: own.name,
    version: own.version,
    description: 'A generator of documentation sites: MDX docs, a blog and OpenAPI references.',
    license: own.license,
    type: 'module',
    bin: {[own.name]: 'bin/valkyr-docs.mjs'},
    exports: {
      '.': {types: './dist/index.d.ts', default: './dist/index.js'},
      './theme': {types: './dist/theme/index.d.ts', default: './dist/theme/index.js'},
      './tsconfig.json': './dist/tsconfig.site.json',
      './package.json': './package.json',
    },
    files: ['bin', 'dist'],
    engines: own.engines,
    dependencies: Object.fromEntries(dependencies),
    // The types of components refer to React's types, which only sites in TypeScript have.
    ...optionalPeers({'@types/react': '>=18', ...FROM_SITE}),
  };
}

function optionalPeers(ranges: Record<string, string>): object {
  return {
    peerDependencies: ranges,
    peerDependenciesMeta: Object.fromEntries(Object.keys(ranges).map((name) => [name, {optional: true}])),
  };
}

/**
 * A package with its version range; for a package that is imported only for its types (`hast`), the package with the
 * types.
 */
function dependencyOf(name: string, {dependencies, devDependencies}: PackageJson): [string, string] {
  const range = dependencies[name];
  if (range !== undefined) return [name, range];
  const types = `@types/${name}`;
  const typesRange = devDependencies[types];
  if (typesRange === undefined) throw new Error(`${name} is imported, but is not among the dependencies.`);
  return [types, typesRange];
}

/** Dependencies of which nothing is bundled: Babel's presets and the like are located by name. */
function foundByName({dependencies}: PackageJson, {inputs}: Metafile): string[] {
  const files = Object.keys(inputs);
  return Object.keys(dependencies).filter(
    (name) => !files.some((file) => file.includes(`node_modules/${name}/`)),
  );
}

function importedByBundle({outputs}: Pick<Metafile, 'outputs'>): string[] {
  const externals = Object.values(outputs).flatMap(({imports}) => imports.filter(({external}) => external));
  return externals.map(({path: name}) => packageName(name)).filter((name) => !isBuiltin(name));
}

/**
 * Packages that modules and types import. Comments are searched too, so only names of dependencies count.
 */
function importedByModules(stage: string): string[] {
  return modulesIn(path.join(stage, 'dist'))
    .flatMap((file) => [...readFileSync(path.join(stage, 'dist', file), 'utf8').matchAll(IMPORT)])
    .map(([, , name = '']) => name)
    .filter((name) => !RESOLVED_BY_BUNDLER.test(name));
}
