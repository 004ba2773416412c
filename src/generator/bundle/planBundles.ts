import {realpath} from 'node:fs/promises';
import path from 'node:path';
import {assetsAddress} from '../shared/address/assetFiles.ts';
import {bundleKey, webpackCacheKey} from './kept/bundleKey.ts';
import {type BundleFolder, bundleFolder, manifestName, readManifest} from './kept/bundleFolder.ts';
import type {BundleManifest} from './kept/BundleManifest.ts';
import type {BundleRequest} from './requests/BundleRequest.ts';
import type {BrowserRequest} from './browser/BrowserRequest.ts';
import {bundlerVersion, publishedVersion} from './kept/bundlerVersion.ts';
import {isAppAlone, withoutSite} from './site/bundleSite.ts';
import {type EntrySources, generateEntries} from './entries/generateEntries.ts';
import {installPackageCode} from './transforms/packageCode.ts';
import {openSharedBundles, type SharedBundles} from './kept/sharedBundles.ts';
import {type SourceRoots, sourceRoots} from './modules/sourceRoots.ts';
import type {ReadyApp} from './ready/readyApps.ts';
import {writeTransformLoader} from './transforms/transformLoader.ts';
import {openWebpackCache} from './webpack/webpackCache.ts';
import {writeEntries} from './entries/writeEntries.ts';

/** Names of the bundles that browsers load. */
export const BROWSER_CACHES = ['browser', 'site'];

/** What is to be bundled, and what of it is known. */
export interface BundlePlan {
  /** Without the site's parts if these are bundled separately. */
  request: BundleRequest;
  sources: EntrySources;
  /** Address of the assets in the scripts. */
  publicPath: string;
  /** Absolute path of the site folder, without links. */
  siteDir: string;
  roots: SourceRoots;
  folder: BundleFolder;
  /** Hash of everything but the source files, see `bundleKey`. */
  key: string;
  /** What the last bundles were made from. */
  known?: BundleManifest | undefined;
  /** Absolute path of the folder for what other sites can use too. */
  sharedDir: string;
  /** The bundles of other sites; absent if they cannot be used. */
  shared?: SharedBundles | undefined;
  /** The app that the published package may contain; absent if it cannot be used. */
  ready?: ReadyApp | undefined;
}

/** Determines what is to be bundled. */
export async function planBundles(given: BundleRequest): Promise<BundlePlan> {
  const isAlone = isAppAlone(given);
  const request = isAlone ? withoutSite(given) : given;
  const sources = generateEntries({...request, isAlone});
  // Without anything of the site, the app's script finds the chunks next to itself, whatever the base URL is.
  const publicPath = isAlone ? '' : assetsAddress(request.site);
  const {generatorDir, cacheDir, sharedDir = cacheDir} = request;
  const siteDir = await realpath(request.siteDir);
  const roots = sourceRoots({generatorDir, siteDir});
  const folder = bundleFolder(cacheDir, bundlerVersion(request.version));
  const inputs = {sources, publicPath, roots};
  const key = bundleKey(folder.version, request, inputs);
  const known = readManifest(folder);
  // The key may not cover everything that a plugin adds to the bundler.
  const shared =
    sharedDir === cacheDir || request.bundling
      ? undefined
      : openSharedBundles(sharedDir, manifestName(folder.version), key, roots);
  const ready: ReadyApp | undefined = isAlone
    ? {
        key: bundleKey(publishedVersion(request.version), request, inputs),
        generatorDir,
        dir: folder.dir,
        roots,
      }
    : undefined;
  return {request, sources, publicPath, siteDir, roots, folder, key, known, sharedDir, shared, ready};
}

/**
 * Plans the bundle for the browser, and writes its entries.
 *
 * @param temporary Absolute path of the folder to write to.
 */
export function planBrowser(
  {request: {onRenderer: _, ...request}, sources, publicPath, siteDir, folder, known, sharedDir}: BundlePlan,
  temporary: string,
): BrowserRequest {
  const {generatorDir, cacheDir, aliases, staticDirectories, bundling} = request;
  const {entries, ...places} = writeEntries(folder.dir, sources);
  // Writing webpack's cache and that of its code takes longer than they save unless someone is working on the app, which
  // shows in bundles that exist already.
  const webpackCache =
    request.useCache && known
      ? openWebpackCache(path.join(cacheDir, 'webpack'), BROWSER_CACHES, webpackCacheKey(request))
      : undefined;
  if (webpackCache) installPackageCode(sharedDir, folder.version);
  return {
    request: {...request, sharedDir},
    settings: {
      generatorDir,
      siteDir,
      version: folder.version,
      aliases,
      staticDirectories,
      ...(request.isLoose && {isLoose: true}),
      ...(bundling && {bundling}),
      entries,
      outDir: temporary,
      ...(webpackCache && {webpackCacheDir: webpackCache.dir}),
      transformDir: sharedDir,
      transformLoader: writeTransformLoader(folder.dir),
      publicPath,
    },
    sources,
    ...places,
    webpackCache,
  };
}
