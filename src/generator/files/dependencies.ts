import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {generatorDir} from './generatorDir.ts';

/**
 * Absolute folders in which Node looks for the packages that the generator imports, nearest first. Package managers put
 * them below the generator, next to it, or further up.
 */
export const PACKAGE_FOLDERS: readonly string[] = packageFoldersAbove(generatorDir);

const {resolve} = createRequire(path.join(generatorDir, 'package.json'));

/**
 * Absolute path of a module of a package that the generator depends on, as `require` finds it from the generator.
 *
 * @param request For example `react/jsx-runtime`.
 * @throws When the package is not installed, or has no such module.
 */
export function resolveDependency(request: string): string {
  return resolve(request);
}

/**
 * Absolute folder of a package that the generator depends on.
 *
 * @throws When the package is not installed.
 */
export function dependencyDir(name: string): string {
  const dir = findPackage(name, PACKAGE_FOLDERS);
  if (dir === undefined) throw new Error(`The package ${name} is not installed.`);
  return dir;
}

/** Absolute folder of a package in the first of some folders that holds it, see `packageFoldersAbove`. */
export function findPackage(name: string, folders: readonly string[]): string | undefined {
  const found = folders.find((dir) => existsSync(path.join(dir, name, 'package.json')));
  return found && path.join(found, name);
}

/** The installed version of a package that the generator depends on. */
export function dependencyVersion(name: string): string {
  const {version}: {version: string} = JSON.parse(
    readFileSync(path.join(dependencyDir(name), 'package.json'), 'utf8'),
  );
  return version;
}

/** Absolute folders in which Node looks for the packages that a module of a folder imports, nearest first. */
export function packageFoldersAbove(dir: string): string[] {
  const parent = path.dirname(dir);
  const above = parent === dir ? [] : packageFoldersAbove(parent);
  return path.basename(dir) === 'node_modules' ? above : [path.join(dir, 'node_modules'), ...above];
}
