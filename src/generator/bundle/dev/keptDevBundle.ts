import {copyFile, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Compilation} from 'webpack';
import {assetsAddress} from '../../shared/address/assetFiles.ts';
import {browserFolder} from '../kept/bundleFolder.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, replaceBy, writeKept} from '../../files/cache/keptFile.ts';
import {copyAsHashed, type FileHashes, hashFolder} from '../../files/cache/keptFolder.ts';
import {bundleKey} from '../kept/bundleKey.ts';
import {bundlerVersion} from '../kept/bundlerVersion.ts';
import type {Bundles} from '../requests/Bundles.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import {areUnchanged, type FileStamps, isNewer, stampFiles} from '../kept/fileStamps.ts';
import {generateDevEntries} from './generateDevEntries.ts';
import {areImportsSame} from '../transforms/importedMarkdown.ts';
import {bundleInputs} from '../modules/packageFiles.ts';
import {sourceRoots} from '../modules/sourceRoots.ts';

/** Name of webpack's records file in the output folder, which hot updates start from. */
export const RECORDS = 'records.json';

/** A browser bundle that a dev server kept for the next one. */
export interface KeptBundle {
  /** webpack's hash of the bundling, see `DevBundling`. */
  hash: string;
  bundles: Bundles;
  components: string[];
  /** Absolute paths of the sources: when one changes, the bundle is stale. */
  files: string[];
}

/** File in the kept folder that describes the others. */
const MANIFEST = 'manifest.json';

interface Manifest extends Omit<KeptBundle, 'files'> {
  key: string;
  inputs: FileStamps;
  files: FileHashes;
}

/** The output folder of this server: servers that run at the same time must not overwrite each other's bundles. */
export function devOutputDir(cacheDir: string): string {
  return path.join(cacheDir, 'dev', `output-${process.pid}`);
}

/**
 * Stamps the files that a compilation was made from, including its loaders, except generated entries, and files that would
 * take precedence if they existed.
 */
export function stampInputs(
  {
    fileDependencies,
    missingDependencies,
    buildDependencies,
  }: Pick<Compilation, 'fileDependencies' | 'missingDependencies' | 'buildDependencies'>,
  {entryDir, siteDir}: {entryDir: string; siteDir: string},
): FileStamps {
  const files = [...fileDependencies, ...missingDependencies, ...buildDependencies].filter(
    (file) => !file.startsWith(entryDir),
  );
  return stampFiles(bundleInputs(files, siteDir));
}

/**
 * Keeps the browser bundle of an output folder for the next server, unless a source has changed since.
 *
 * @param startedAt When webpack began to make it (ms since 1970).
 * @param isCurrent Whether the files in the folder are still those of the bundle: asked when they have been copied.
 */
export async function keepDevBundle(
  {
    request,
    inputs,
    hash,
    bundles,
    startedAt,
  }: {request: BundleRequest; inputs: FileStamps; hash: string; bundles: Bundles; startedAt: number},
  outDir: string,
  isCurrent: () => boolean,
): Promise<void> {
  // A source that was saved in the meantime may have been bundled in its old state.
  if (!isCurrent() || isNewer(inputs, startedAt) || !areUnchanged(inputs)) return;
  const temporary = path.join(request.cacheDir, 'dev', `kept-${process.pid}`);
  await rm(temporary, {recursive: true, force: true});
  await mkdir(browserFolder(temporary), {recursive: true});
  for (const name of bundles.files)
    await copyFile(path.join(browserFolder(outDir), name), path.join(browserFolder(temporary), name));
  await copyFile(path.join(outDir, RECORDS), path.join(temporary, RECORDS));
  if (!isCurrent()) return rm(temporary, {recursive: true, force: true});
  const {components} = request;
  const files = hashFolder(temporary);
  const manifest: Manifest = {key: keyOf(request), inputs, files, hash, bundles, components};
  writeKept(path.join(temporary, MANIFEST), nameOf(request), JSON.stringify(manifest));
  replaceBy(temporary, keptDir(request.cacheDir));
}

/**
 * Puts the kept bundle into the output folder, if webpack would produce the same one now.
 *
 * @param request Its components must be among those that were bundled.
 */
export async function takeKeptBundle(request: BundleRequest): Promise<KeptBundle | undefined> {
  const dir = keptDir(request.cacheDir);
  const manifest = readKeptJson<Manifest>(path.join(dir, MANIFEST), nameOf(request));
  if (!manifest) return undefined;
  const {key, inputs, hash, bundles, components} = manifest;
  if (!request.components.every((name) => components.includes(name))) return undefined;
  if (key !== keyOf({...request, components}) || !areUnchanged(inputs)) return undefined;
  if (!areImportsSame(bundles.imported, request.markdown)) return undefined;
  const outDir = devOutputDir(request.cacheDir);
  await rm(outDir, {recursive: true, force: true});
  // A damaged bundle, or one that another server is replacing, counts as missing.
  if (!copyAsHashed(dir, manifest.files, outDir)) return undefined;
  const files = Object.keys(inputs);
  return {hash, components, files, bundles: {...bundles, browserDir: browserFolder(outDir)}};
}

function nameOf({version}: BundleRequest): string {
  return `dev bundle ${version}`;
}

function keyOf(request: BundleRequest): string {
  // Hot updates name files by path, so a site that was moved needs a fresh bundle.
  const {generatorDir, siteDir} = request;
  const key = bundleKey(bundlerVersion(request.version), request, {
    sources: generateDevEntries(request),
    publicPath: assetsAddress(request.site),
    roots: sourceRoots(request),
  });
  return hashOf(key, generatorDir, siteDir);
}

function keptDir(cacheDir: string): string {
  return path.join(cacheDir, 'dev', 'kept');
}
