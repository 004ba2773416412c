import {dependencyVersion} from '../../files/packages/dependencies.ts';
import {hashOf} from '../../files/hash.ts';
import {EXTERNAL_PACKAGES} from '../modules/externalPackages.ts';

/** Packages that bundle and transform the app and are not part of the generator's own bundle. */
const TOOLS = [
  'webpack',
  '@swc/core',
  'esbuild',
  '@babel/core',
  '@babel/preset-react',
  '@babel/preset-typescript',
];

/**
 * Part of every cache key of a bundle: another version of the generator or of its bundling tools may produce a
 * different bundle from the same sources.
 *
 * @param version Version of the generator's code.
 */
export function bundlerVersion(version: string): string {
  return hashOf(version, TOOLS.map(dependencyVersion), EXTERNAL_PACKAGES);
}

/**
 * Like `bundlerVersion`, for bundles that are part of the published package: whichever versions of the tools are
 * installed next to it, they were made with those of its repository.
 */
export function publishedVersion(version: string): string {
  return hashOf(version, EXTERNAL_PACKAGES);
}
