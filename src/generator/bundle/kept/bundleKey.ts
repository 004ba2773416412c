import {hashOf} from '../../files/hash.ts';
import {bundlerVersion} from './bundlerVersion.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import type {EntrySources} from '../entries/generateEntries.ts';
import {describeBundling} from '../requests/siteBundling.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';

/**
 * Hash of everything that determines the bundles, apart from their source files.
 *
 * @param bundler Version of the generator and its bundling tools, see `bundlerVersion`.
 * @param publicPath Address of the assets in the scripts.
 */
export function bundleKey(
  bundler: string,
  request: BundleRequest,
  {sources, publicPath, roots}: {sources: EntrySources; publicPath: string; roots: SourceRoots},
): string {
  return hashOf(
    bundler,
    sources,
    publicPath,
    roots.toNames(JSON.stringify(request.aliases)),
    request.staticDirectories,
    request.isLoose,
    request.bundling && roots.toNames(describeBundling(request.bundling)),
  );
}

/**
 * Hash of everything that determines how imports resolve, and of where the files are: webpack's cache contains paths
 * and does not notice when an alias changes.
 */
export function webpackCacheKey(request: BundleRequest): string {
  const {generatorDir, siteDir, version, aliases, staticDirectories, bundling} = request;
  return hashOf(
    bundlerVersion(version),
    generatorDir,
    siteDir,
    aliases,
    staticDirectories,
    bundling && describeBundling(bundling),
  );
}
