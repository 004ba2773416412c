import {realpathSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../files/hash.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import type {BundleManifest} from '../kept/BundleManifest.ts';
import type {InputHashes} from '../kept/inputHashes.ts';
import {takeBundles, writeBundles} from '../kept/sharedBundles.ts';
import {packageRoots} from '../modules/appPackages.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';

/** The folder of the apps that the published package contains, next to its modules. */
const READY_FOLDER = 'apps';

const NAME = 'app of the package';

/** Which app is meant, and where it is used. */
export interface ReadyApp {
  /** Hash of everything that determines the app, apart from its source files and the bundling tools. */
  key: string;
  /** Absolute path. */
  generatorDir: string;
  /** Absolute path of a site's folder of bundles. */
  dir: string;
  /** Names of the site's sources. */
  roots: SourceRoots;
}

/**
 * Copies an app that the published package contains into a site's folder, if the installed packages are those that it
 * was made from.
 *
 * @returns its manifest, with the key of the package; undefined if the package does not contain the app.
 */
export function takeReadyApp(app: ReadyApp, readyDir = sourceDir): BundleManifest | undefined {
  const {key, generatorDir, dir, roots} = app;
  const readyRoots = packageRoots(generatorDir);
  const taken = takeBundles(folderOf(readyDir, key), {name: NAME, key, roots: readyRoots, dir});
  return taken && {...taken, inputs: renamed(taken.inputs, readyRoots, roots)};
}

/**
 * Adds an app to the package.
 *
 * @param manifest What a build with the package's modules has made, in the folder of the site.
 * @param readyDir Absolute path of the folder of the package's modules.
 */
export function writeReadyApp(app: ReadyApp, manifest: BundleManifest, readyDir: string): void {
  const {key, generatorDir, dir, roots} = app;
  const inputs = renamed(manifest.inputs, roots, packageRoots(generatorDir));
  writeBundles(folderOf(readyDir, key), {name: NAME, manifest: {...manifest, key, inputs}, dir});
}

function folderOf(readyDir: string, key: string): string {
  return path.join(readyDir, READY_FOLDER, hashOf(key).slice(0, 12));
}

/** The same files by their names for other folders; packages may be linked into a folder. */
function renamed(inputs: InputHashes, from: SourceRoots, to: SourceRoots): InputHashes {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, hash]) => [to.toNames(realpathSync(from.toPath(name))), hash]),
  );
}
