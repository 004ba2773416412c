import {statSync} from 'node:fs';
import path from 'node:path';
import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {hashOf} from '../../files/hash.ts';
import {hashOfFile} from '../../files/hashOfFile.ts';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';
import type {ModuleBundle} from './bundleModule.ts';
import type {ShimContext} from './moduleShims.ts';

interface KeptBundle {
  /** Hashes of the files that it was made from, by absolute path. */
  files: [file: string, hash: string][];
  bundle: ModuleBundle;
}

/**
 * The bundle of a module, from the cache if it is unchanged: most builds then need no process of esbuild. Modules that
 * import packages or other files of the site are bundled each time, since what a name refers to may change while no
 * file does.
 *
 * @param entry Absolute path.
 * @param context `files` receives the files of the bundle.
 * @param cache Nothing is kept if left out.
 * @throws what `bundle` throws
 */
export async function keptBundle(
  entry: string,
  context: ShimContext,
  cache: CacheOptions | undefined,
  bundle: (context: ShimContext) => Promise<ModuleBundle>,
): Promise<ModuleBundle> {
  if (!cache) return bundle(context);
  const file = path.join(cache.dir, 'modules', hashOf(entry).slice(0, 16));
  const name = `module ${entry} ${cache.version}`;
  const kept = readKeptJson<KeptBundle>(file, name);
  if (kept?.files.every(([input, hash]) => hashOfFile(input) === hash)) {
    for (const [input] of kept.files) context.files.add(input);
    return kept.bundle;
  }
  if (kept) cache.onChange?.();
  const start = Date.now();
  const packages = new Set<string>();
  const made = await bundle({...context, packages});
  const inputs = [...context.files];
  const isAlone = inputs.every((input) => input === entry || isBelow(sourceDir, input));
  // A file that was saved in the meantime may have been bundled in its old state.
  if (packages.size > 0 || !isAlone || inputs.some((input) => modifiedAt(input) >= start)) return made;
  const files = inputs.map((input): [string, string] => [input, hashOfFile(input)]);
  try {
    writeKept(file, name, JSON.stringify({files, bundle: made} satisfies KeptBundle));
  } catch (error) {
    // The cache is not writable, which is reported when it is opened.
    if (!isSystemFault(error)) throw error;
  }
  return made;
}

function modifiedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
