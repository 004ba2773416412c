import {copyFile, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Compilation} from 'webpack';
import {hashOf} from '../files/hash.ts';
import {readKeptJson, replaceBy, writeKept} from '../files/keptFile.ts';
import {copyAsHashed, type FileHashes, hashFolder} from '../files/keptFolder.ts';
import {bundleKey} from './bundleKey.ts';
import type {Bundles} from './Bundles.ts';
import type {BundleRequest} from './BundleRequest.ts';
import {areUnchanged, type FileStamps, stampFiles} from './fileStamps.ts';
import {generateDevEntries} from './generateDevEntries.ts';
import {areImportsSame} from './importedMarkdown.ts';
import {bundleInputs} from './packageFiles.ts';
import {sourceRoots} from './sourceRoots.ts';

/** Name of webpack's records in the output folder: hot updates start from what they hold. */
export const RECORDS = 'records.json';

/** A browser bundle that a dev server kept for the next one. */
export interface KeptBundle {
  /** As webpack counts bundlings, see `DevBundling`. */
  hash: string;
  bundles: Bundles;
  components: string[];
  /** Absolute paths of the sources: when one changes, the bundle is no longer that of the sources. */
  files: string[];
}

/** Name of the file in the kept folder that describes the others. */
const MANIFEST = 'manifest.json';

interface Manifest extends Omit<KeptBundle, 'files'> {
  key: string;
  inputs: FileStamps;
  files: FileHashes;
}

/** The folder of this server's bundles: servers that run side by side must not write over each other's. */
export function devOutputDir(cacheDir: string): string {
  return path.join(cacheDir, 'dev', `output-${process.pid}`);
}

/** Notes what a compilation was made of, but for generated entries, and what would come before it if it existed. */
export function stampInputs(
  {fileDependencies, missingDependencies}: Pick<Compilation, 'fileDependencies' | 'missingDependencies'>,
  {entryDir, siteDir}: {entryDir: string; siteDir: string},
): FileStamps {
  const files = [...fileDependencies, ...missingDependencies].filter((file) => !file.startsWith(entryDir));
  return stampFiles(bundleInputs(files, siteDir));
}

/** Keeps the browser bundle of an output folder for the next server, unless a source has changed since. */
export async function keepDevBundle(
  {
    request,
    inputs,
    hash,
    bundles,
  }: {request: BundleRequest; inputs: FileStamps; hash: string; bundles: Bundles},
  outDir: string,
): Promise<void> {
  if (!areUnchanged(inputs)) return;
  const temporary = path.join(request.cacheDir, 'dev', `kept-${process.pid}`);
  await rm(temporary, {recursive: true, force: true});
  await mkdir(path.join(temporary, 'browser'), {recursive: true});
  for (const name of bundles.files)
    await copyFile(path.join(outDir, 'browser', name), path.join(temporary, 'browser', name));
  await copyFile(path.join(outDir, RECORDS), path.join(temporary, RECORDS));
  const {components} = request;
  const files = hashFolder(temporary);
  const manifest: Manifest = {key: keyOf(request), inputs, files, hash, bundles, components};
  writeKept(path.join(temporary, MANIFEST), nameOf(request), JSON.stringify(manifest));
  replaceBy(temporary, keptDir(request.cacheDir));
}

/**
 * Puts the bundle that was kept into the output folder, if it is what webpack would make now.
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
  // One that is damaged, or that another server is replacing, is none.
  if (!copyAsHashed(dir, manifest.files, outDir)) return undefined;
  const files = Object.keys(inputs);
  return {hash, components, files, bundles: {...bundles, browserDir: path.join(outDir, 'browser')}};
}

function nameOf({version}: BundleRequest): string {
  return `dev bundle ${version}`;
}

function keyOf(request: BundleRequest): string {
  // Hot updates name files by their paths: a site that was moved begins again.
  const {generatorDir, siteDir} = request;
  const key = bundleKey(request, generateDevEntries(request), sourceRoots(request));
  return hashOf(key, generatorDir, siteDir);
}

function keptDir(cacheDir: string): string {
  return path.join(cacheDir, 'dev', 'kept');
}
