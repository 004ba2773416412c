import {bundleFolder, readManifest} from './bundleFolder.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import {bundlerVersion} from './bundlerVersion.ts';
import {areInputsSame} from './inputHashes.ts';
import {GENERATOR_ALIAS, sourceRoots} from '../modules/sourceRoots.ts';

/**
 * Whether an own source of the site has changed since its app was bundled. Others are not read: this is asked before it
 * is known what the app consists of.
 */
export function hasChangedSource({
  generatorDir,
  siteDir,
  cacheDir,
  version,
}: Pick<BundleRequest, 'generatorDir' | 'siteDir' | 'cacheDir' | 'version'>): boolean {
  const known = readManifest(bundleFolder(cacheDir, bundlerVersion(version)));
  const own = Object.entries(known?.inputs ?? {}).filter(([name]) => !name.startsWith(`${GENERATOR_ALIAS}/`));
  return !areInputsSame(Object.fromEntries(own), sourceRoots({generatorDir, siteDir}));
}
