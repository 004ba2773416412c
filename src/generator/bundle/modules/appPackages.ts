import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {findPackage, packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {FRAMEWORK_MODULES} from './frameworkModules.ts';
import {type SourceRoots, sourceRoots} from './sourceRoots.ts';

/** Packages that every app contains: the framework's, and the progress bar. */
const APP_PACKAGES = [...FRAMEWORK_MODULES.map(({request}) => request.split('/', 1)[0] ?? ''), 'nprogress'];

/**
 * Real paths of the folders of the packages that every app contains, and of their dependencies. The keys say how each is
 * found, for example `react-dom>scheduler`, because package managers put the same packages in different places.
 *
 * @param generatorDir Absolute path.
 */
export function appPackages(generatorDir: string): Record<string, string> {
  const names = new Map<string, string>();
  const pending = APP_PACKAGES.map((name) => ({name, from: generatorDir, chain: ''}));
  for (const {name, from, chain} of pending) {
    const found = findPackage(name, packageFoldersAbove(from));
    const dir = found && realpathSync(found);
    if (dir === undefined || names.has(dir)) continue;
    const own = `${chain}${name}`;
    names.set(dir, own);
    for (const next of dependenciesOf(dir)) pending.push({name: next, from: dir, chain: `${own}>`});
  }
  return Object.fromEntries([...names].map(([dir, name]) => [name, dir]));
}

/**
 * Names for the files that are the same in every site: the generator's and those of these packages.
 *
 * @param generatorDir Absolute path.
 */
export function packageRoots(generatorDir: string): SourceRoots {
  return sourceRoots({generatorDir, siteDir: generatorDir}, appPackages(generatorDir));
}

function dependenciesOf(dir: string): string[] {
  const {dependencies = {}}: {dependencies?: Record<string, string>} = JSON.parse(
    readFileSync(path.join(dir, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies);
}
