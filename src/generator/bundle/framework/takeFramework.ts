import path from 'node:path';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../../files/cache/unusedFiles.ts';
import {areInputsSame, hashInputs, type InputHashes} from '../kept/inputHashes.ts';
import {keepIfWritable} from '../../files/cache/keepIfWritable.ts';
import type {SourceRoots} from '../modules/sourceRoots.ts';
import {packageRoots} from '../modules/appPackages.ts';
import {frameworkEntry} from '../modules/frameworkModules.ts';
import {type Framework, makeFramework} from './makeFramework.ts';

interface KeptFramework extends Omit<Framework, 'inputs'> {
  inputs: InputHashes;
}

interface FrameworkRequest {
  generatorDir: string;
  /** See `bundlerVersion`. */
  version: string;
  /** Absolute path. */
  sharedDir: string;
}

/** The framework that the published package contains, next to its modules. */
const READY_FILE = 'framework.json';

/**
 * Returns the framework that the package contains, if the installed packages are those it was made from; otherwise the
 * one in the folder that sites share, which is created once for each version of the generator and of the packages,
 * whatever site is built.
 */
export async function takeFramework(request: FrameworkRequest, readyDir = sourceDir): Promise<Framework> {
  const {generatorDir, version, sharedDir} = request;
  const roots = packageRoots(generatorDir);
  const ready = readFramework(path.join(readyDir, READY_FILE), READY_FILE, roots);
  if (ready) return ready;
  const dir = path.join(sharedDir, 'framework');
  const name = `framework ${version}`;
  const fileName = `${hashOf(name, frameworkEntry()).slice(0, 12)}.json`;
  const kept = path.join(dir, fileName);
  const known = readFramework(kept, name, roots);
  if (known) {
    noteUse(kept);
    return known;
  }
  const made = await makeFramework({generatorDir, version, transformDir: sharedDir});
  const named = nameInputs(made, roots);
  if (keepIfWritable(() => writeKept(kept, name, JSON.stringify(named))))
    await removeUnused(dir, (other) => other === fileName, KEEP_UNUSED);
  return made;
}

/**
 * Creates the framework that the package contains.
 *
 * @param readyDir Absolute path of the folder of the package's modules.
 */
export async function writeReadyFramework(request: FrameworkRequest, readyDir: string): Promise<void> {
  const {generatorDir, version, sharedDir} = request;
  const made = await makeFramework({generatorDir, version, transformDir: sharedDir});
  // The published `package.json` differs from the checkout's, and does not affect the framework.
  const inputs = made.inputs.filter((input) => input !== path.join(generatorDir, 'package.json'));
  const named = nameInputs({...made, inputs}, packageRoots(generatorDir));
  writeKept(path.join(readyDir, READY_FILE), READY_FILE, JSON.stringify(named));
}

/** Reads a framework, unless a file that it was made from is missing or has changed. */
function readFramework(file: string, name: string, roots: SourceRoots): Framework | undefined {
  const known = readKeptJson<KeptFramework>(file, name);
  if (!known || !areInputsSame(known.inputs, roots)) return undefined;
  return {...known, inputs: Object.keys(known.inputs).map(roots.toPath)};
}

function nameInputs(made: Framework, roots: SourceRoots): KeptFramework {
  return {...made, inputs: hashInputs(made.inputs, roots)};
}
