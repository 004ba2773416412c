import {dependencyVersion} from '../files/dependencies.ts';
import {hashOf} from '../files/hash.ts';
import {EXTERNAL_PACKAGES} from './prerender/externalPackages.ts';

/** What bundles and transforms the app, and is not part of the generator's own bundle. */
const TOOLS = [
  'webpack',
  'terser-webpack-plugin',
  '@swc/core',
  'esbuild',
  'esbuild-loader',
  '@babel/core',
  '@babel/preset-react',
  '@babel/preset-typescript',
];

/**
 * A part of every key that a bundle is kept under: another version of the generator, or of what it bundles with, may make
 * another bundle of the same sources.
 *
 * @param version Version of the generator's code.
 */
export function bundlerVersion(version: string): string {
  return hashOf(version, TOOLS.map(dependencyVersion), EXTERNAL_PACKAGES);
}
