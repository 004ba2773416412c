import {execFile} from 'node:child_process';
import {copyFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {bundleGenerator} from '../bundleGenerator.mjs';

/** Folder for what bundles the apps, which is not part of the package. */
const TEMPORARY = 'bundling';

/**
 * Adds the apps of sites without parts of their own, so that their first build does not bundle anything. They are
 * bundled by the package itself, from its own modules.
 *
 * @param root Absolute path of the repository.
 * @param stage Absolute path of the package's folder, which is complete otherwise.
 */
export async function addApps(root: string, stage: string): Promise<void> {
  const outdir = path.join(stage, TEMPORARY);
  const packages = path.join(stage, 'node_modules');
  symlinkSync(path.join(root, 'node_modules'), packages, 'junction');
  try {
    await bundleGenerator({
      root,
      outdir,
      entryPoints: {apps: path.join(root, 'scripts/package/bundleApps.ts')},
    });
    copyFileSync(path.join(stage, 'dist/node/manifest.json'), path.join(outdir, 'manifest.json'));
    await promisify(execFile)(process.execPath, [path.join(outdir, 'apps.mjs')]);
  } finally {
    rmSync(packages);
    rmSync(outdir, {recursive: true, force: true});
  }
}
