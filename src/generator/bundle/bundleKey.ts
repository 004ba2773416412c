import {hashOf} from '../files/hash.ts';
import {bundlerVersion} from './bundlerVersion.ts';
import type {BundleRequest} from './BundleRequest.ts';
import type {EntrySources} from './generateEntries.ts';
import {describeBundling} from './siteBundling.ts';
import type {SourceRoots} from './sourceRoots.ts';

/** Address of the assets, with baseUrl. The scripts hold it: chunks that load later are fetched from there. */
export function assetsAddress({baseUrl}: BundleRequest['site']): string {
  return `${baseUrl}assets/`;
}

/** Hash of all that decides what the bundles are, but for the files that they are made of. */
export function bundleKey(request: BundleRequest, sources: EntrySources, roots: SourceRoots): string {
  return hashOf(
    bundlerVersion(request.version),
    sources,
    assetsAddress(request.site),
    roots.toNames(JSON.stringify(request.aliases)),
    request.staticDirectories,
    request.isLoose,
    request.bundling && roots.toNames(describeBundling(request.bundling)),
  );
}

/**
 * Hash of all that decides where an import leads, and of where the files are: webpack's cache keeps paths, and does not
 * notice that an alias leads elsewhere.
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
