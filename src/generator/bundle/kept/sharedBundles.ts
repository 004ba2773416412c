import path from 'node:path';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, replaceBy, writeKept} from '../../files/cache/keptFile.ts';
import {copyAsHashed, keepFolder} from '../../files/cache/keptFolder.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../../files/cache/unusedFiles.ts';
import type {BundleManifest} from './BundleManifest.ts';
import {areInputsSame} from './inputHashes.ts';
import {keepIfWritable} from '../../files/cache/keepIfWritable.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';

/**
 * Bundles that contain no file of a site work for every site with the same settings. A second copy is stored where
 * other sites find it.
 */
export interface SharedBundles {
  /**
   * Copies the bundles into a site's own folder, below `dir`; undefined when there are none or a source has changed.
   */
  take(dir: string): BundleManifest | undefined;
  /** Stores the bundles below `dir`, unless they contain a file of the site. */
  keep(dir: string, manifest: BundleManifest): Promise<void>;
}

/**
 * @param sharedDir Absolute path of the folder that sites share.
 * @param name The name that they are stored under, see `readKept`.
 * @param key Hash of the settings.
 */
export function openSharedBundles(
  sharedDir: string,
  name: string,
  key: string,
  roots: SourceRoots,
): SharedBundles {
  const root = path.join(sharedDir, 'shared-bundles');
  const folderName = hashOf(name, key).slice(0, 12);
  const folder = path.join(root, folderName);
  const manifestFile = manifestOf(folder);
  return {
    take(dir) {
      const known = takeBundles(folder, {name, key, roots, dir});
      if (!known) return undefined;
      noteUse(folder);
      noteUse(manifestFile);
      return known;
    },
    async keep(dir, manifest) {
      if (Object.keys(manifest.inputs).some((input) => siteFileOf(input) !== undefined)) return;
      const isKept = keepIfWritable(() => {
        writeBundles(folder, {name, manifest, dir});
      });
      if (isKept) await removeUnused(root, (other) => other.startsWith(folderName), KEEP_UNUSED);
    },
  };
}

/**
 * Copies bundles into a site's own folder, if they have this key and none of their sources has changed.
 *
 * @param folder Absolute path of the folder with the bundles; their manifest is next to it.
 * @param name The name that they were written under, see `readKept`.
 * @param dir Absolute path of the site's folder.
 */
export function takeBundles(
  folder: string,
  {name, key, roots, dir}: {name: string; key: string; roots: SourceRoots; dir: string},
): BundleManifest | undefined {
  const known = readKeptJson<BundleManifest>(manifestOf(folder), name);
  if (known?.key !== key || !areInputsSame(known.inputs, roots)) return undefined;
  const copy = path.join(dir, `output-temporary-${process.pid}`);
  if (!copyAsHashed(folder, known.outputHashes, copy)) return undefined;
  replaceBy(copy, path.join(dir, known.output));
  return known;
}

/** Writes bundles of a site's own folder to where `takeBundles` finds them. */
export function writeBundles(
  folder: string,
  {name, manifest, dir}: {name: string; manifest: BundleManifest; dir: string},
): void {
  keepFolder(path.join(dir, manifest.output), folder, name);
  writeKept(manifestOf(folder), name, JSON.stringify(manifest));
}

function manifestOf(folder: string): string {
  return `${folder}.json`;
}
