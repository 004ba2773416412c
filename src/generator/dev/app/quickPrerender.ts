import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {areUnchanged, type FileStamps, isNewer, stampFiles} from '../../bundle/fileStamps.ts';
import {bundlerVersion} from '../../bundle/bundlerVersion.ts';
import type {BundleRequest} from '../../bundle/createBundles.ts';
import {generateEntries} from '../../bundle/generateEntries.ts';
import {bundlePrerender} from '../../bundle/prerender/bundlePrerender.ts';
import {hashOf} from '../../files/hash.ts';

/** Names the bundle of the last session and what it was made of. */
const MANIFEST = 'quick.json';

/** Milliseconds. */
const KEEP = 24 * 60 * 60 * 1000;

/** What esbuild could do. */
export interface QuickResult {
  /** The bundle's absolute path; absent when there is none. */
  file?: string;
  /** Absolute paths of the files that it is made of, but for packages; absent when that is not known. */
  inputs?: string[];
  /** Whether the app has what only webpack can name: CSS modules and imported pictures. */
  needsWebpack?: boolean;
}

type QuickRequest = Pick<
  BundleRequest,
  'generatorDir' | 'version' | 'siteDir' | 'aliases' | 'cacheDir' | 'site' | 'components'
>;

/**
 * Bundles the app for prerendering in a few hundredths of a second, so that no page need wait for webpack. A bundle of a
 * former session is taken again when nothing it is made of has changed.
 *
 * @returns No file when only webpack can bundle the app, or has a mistake, which webpack will report.
 */
export async function quickPrerender(request: QuickRequest): Promise<QuickResult> {
  const contents = generateEntries({...request, customCss: []}).prerender;
  const dir = path.join(request.cacheDir, 'dev');
  const key = hashOf(
    bundlerVersion(request.version),
    contents,
    request.generatorDir,
    request.siteDir,
    request.aliases,
  );
  const known = await readManifest(dir, key);
  if (known) return known;
  const start = Date.now();
  const bundle = await bundlePrerender(request, contents);
  if (bundle.code === undefined) return {needsWebpack: bundle.needsWebpack};
  const stamps = stampFiles(bundle.inputs);
  const file = path.join(dir, `quick-${hashOf(bundle.code).slice(0, 12)}.cjs`);
  try {
    await mkdir(dir, {recursive: true});
    await writeFile(file, bundle.code);
    // A source that was saved meanwhile may be in the bundle as it was before.
    if (bundle.isComplete && !isNewer(stamps, start)) await writeManifest(dir, {key, file, inputs: stamps});
    await removeOld(dir);
  } catch {
    // A disk that takes no file: webpack says what is wrong with it.
    return {needsWebpack: false};
  }
  return {file, inputs: Object.keys(stamps)};
}

interface Manifest {
  key: string;
  file: string;
  inputs: FileStamps;
}

async function readManifest(dir: string, key: string): Promise<QuickResult | undefined> {
  try {
    const manifest = JSON.parse(await readFile(path.join(dir, MANIFEST), 'utf8')) as Manifest;
    const {file, inputs} = manifest;
    const isUsable = manifest.key === key && existsSync(file) && areUnchanged(inputs);
    return isUsable ? {file, inputs: Object.keys(inputs)} : undefined;
  } catch {
    // There is none, or a damaged one.
    return undefined;
  }
}

async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const temporary = path.join(dir, `${MANIFEST}.${process.pid}`);
  await writeFile(temporary, JSON.stringify(manifest));
  await rename(temporary, path.join(dir, MANIFEST));
}

/** Bundles of other sessions go after a day: a server that still runs may load its own once more. */
async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    if (!/^quick-\w+\.cjs$/.test(name)) continue;
    const {mtimeMs} = await stat(file);
    if (Date.now() - mtimeMs > KEEP) await rm(file, {force: true});
  }
}
