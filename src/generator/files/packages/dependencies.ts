import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {generatorDir} from './generatorDir.ts';

/**
 * Absolute paths of the folders in which Node looks for the generator's dependencies, nearest first. Package managers
 * put them below the generator, next to it, or further up.
 */
export const PACKAGE_FOLDERS: readonly string[] = packageFoldersAbove(generatorDir);

const {resolve} = createRequire(path.join(generatorDir, 'package.json'));

/**
 * Absolute path of a module in one of the generator's dependencies, as `require` resolves it from the generator.
 *
 * @param request For example `react/jsx-runtime`.
 * @throws if the package is not installed, or has no such module.
 */
export function resolveDependency(request: string): string {
  return resolve(request);
}

/**
 * Absolute path of the folder of one of the generator's dependencies.
 *
 * @throws if the package is not installed.
 */
export function dependencyDir(name: string): string {
  const dir = findPackage(name, PACKAGE_FOLDERS);
  if (dir === undefined) throw new Error(`The package ${name} is not installed.`);
  return dir;
}

/** Absolute path of a package in the first of these folders that contains it, see `packageFoldersAbove`. */
export function findPackage(name: string, folders: readonly string[]): string | undefined {
  const found = folders.find((dir) => existsSync(path.join(dir, name, 'package.json')));
  return found && path.join(found, name);
}

/** Returns a function that tells whether a module in a folder, given by absolute path, finds a package. */
export function installedFor(folder: string): (name: string) => boolean {
  const folders = packageFoldersAbove(folder);
  return (name) => findPackage(name, folders) !== undefined;
}

const versions = new Map<string, string>();

/** The installed version of one of the generator's dependencies, when it was asked for first. */
export function dependencyVersion(name: string): string {
  const known = versions.get(name);
  if (known !== undefined) return known;
  const {version}: {version: string} = JSON.parse(
    readFileSync(path.join(dependencyDir(name), 'package.json'), 'utf8'),
  );
  versions.set(name, version);
  return version;
}

/** Absolute paths of the folders in which Node looks for packages imported by a module in a folder, nearest first. */
export function packageFoldersAbove(dir: string): string[] {
  const parent = path.dirname(dir);
  const above = parent === dir ? [] : packageFoldersAbove(parent);
  return path.basename(dir) === 'node_modules' ? above : [path.join(dir, 'node_modules'), ...above];
}
