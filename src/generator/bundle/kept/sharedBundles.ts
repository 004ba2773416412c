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
  const manifestFile = `${folder}.json`;
  return {
    take(dir) {
      const known = readKeptJson<BundleManifest>(manifestFile, name);
      if (known?.key !== key || !areInputsSame(known.inputs, roots)) return undefined;
      const copy = path.join(dir, `output-temporary-${process.pid}`);
      if (!copyAsHashed(folder, known.outputHashes, copy)) return undefined;
      replaceBy(copy, path.join(dir, known.output));
      noteUse(folder);
      noteUse(manifestFile);
      return known;
    },
    async keep(dir, manifest) {
      if (Object.keys(manifest.inputs).some((input) => siteFileOf(input) !== undefined)) return;
      const isKept = keepIfWritable(() => {
        keepFolder(path.join(dir, manifest.output), folder, name);
        writeKept(manifestFile, name, JSON.stringify(manifest));
      });
      if (isKept) await removeUnused(root, (other) => other.startsWith(folderName), KEEP_UNUSED);
    },
  };
}
