import path from 'node:path';
import {rm} from 'node:fs/promises';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, replaceBy, writeKept} from '../../files/cache/keptFile.ts';
import {hashFolder, isAsHashed} from '../../files/cache/keptFolder.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../../files/cache/unusedFiles.ts';
import type {Bundles} from '../requests/Bundles.ts';
import type {BundleManifest} from './BundleManifest.ts';

/** Where the bundles of a site are kept, and by which version of the bundler they were made. */
export interface BundleFolder {
  /** Absolute path. */
  dir: string;
  /** See `bundlerVersion`. */
  version: string;
}

/** @param cacheDir Absolute path of the site's cache. */
export function bundleFolder(cacheDir: string, version: string): BundleFolder {
  return {dir: path.join(cacheDir, 'bundles'), version};
}

/** The name that manifests of a version are kept under, see `readKept`. */
export function manifestName(version: string): string {
  return `bundles ${version}`;
}

/** What the last bundles were made from; undefined if there are none of this version. */
export function readManifest({dir, version}: BundleFolder): BundleManifest | undefined {
  return readKeptJson(manifestFile(dir), manifestName(version));
}

/** Records what the bundles in a folder were made from. */
export function writeManifest({dir, version}: BundleFolder, manifest: BundleManifest): void {
  writeKept(manifestFile(dir), manifestName(version), JSON.stringify(manifest));
}

/** Without a manifest, the app is bundled again. */
export async function removeManifest({dir}: BundleFolder): Promise<void> {
  await rm(manifestFile(dir), {recursive: true, force: true});
}

/** Whether the bundles are as they were written. */
export function isWhole({dir}: BundleFolder, {output, outputHashes}: BundleManifest): boolean {
  return isAsHashed(path.join(dir, output), outputHashes);
}

/** The bundles with the absolute paths of their folders, which manifests leave out. */
export function locateBundles({dir}: BundleFolder, {output, bundles}: BundleManifest): Bundles {
  const outDir = path.join(dir, output);
  return {...bundles, prerender: prerenderFile(outDir), browserDir: browserFolder(outDir)};
}

/** @param outDir Absolute path of a folder with both bundles. */
export function prerenderFile(outDir: string): string {
  return path.join(outDir, 'prerender', 'prerender.cjs');
}

/** @param outDir Absolute path of a folder with both bundles. */
export function browserFolder(outDir: string): string {
  return path.join(outDir, 'browser');
}

/** Removes what is no longer used, such as the bundles before the last ones. */
async function removeOthers(dir: string, output: string): Promise<void> {
  const isOther = (name: string): boolean => /^(?:output|entries|stubs)-/.test(name) && name !== output;
  await removeUnused(dir, (name) => !isOther(name), KEEP_UNUSED);
}

/**
 * Names the folder of new bundles by its content, so that concurrent builds of one site don't interfere.
 *
 * @param temporary Absolute path of the folder that they were written to.
 * @returns The name of the folder.
 */
export async function settleOutput({dir}: BundleFolder, temporary: string): Promise<string> {
  const hashes = hashFolder(temporary);
  const output = `output-${hashOf(hashes).slice(0, 12)}`;
  await removeOthers(dir, output);
  const outDir = path.join(dir, output);
  if (isAsHashed(outDir, hashes)) noteUse(outDir);
  else replaceBy(temporary, outDir);
  return output;
}

function manifestFile(dir: string): string {
  return path.join(dir, 'manifest.json');
}
