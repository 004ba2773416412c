import {readdir, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {areUnchanged, type FileStamps, isNewer, stampFiles} from '../../bundle/fileStamps.ts';
import {bundlerVersion} from '../../bundle/bundlerVersion.ts';
import type {BundleRequest} from '../../bundle/BundleRequest.ts';
import {generateEntries} from '../../bundle/generateEntries.ts';
import {createMarkdownModules} from '../../bundle/importedMarkdown.ts';
import {bundlePrerender} from '../../bundle/prerender/bundlePrerender.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept, writeWhole} from '../../files/keptFile.ts';
import {hashFiles, isAsHashed} from '../../files/keptFolder.ts';

/** Names the bundle of the last session and what it was made of. */
const MANIFEST = 'quick.json';
const MANIFEST_NAME = 'quick prerender bundle';

/** Milliseconds. */
const KEEP = 24 * 60 * 60 * 1000;

/** What esbuild could do. */
export interface QuickResult {
  /** The bundle's absolute path; absent when there is none. */
  file?: string;
  /** Absolute paths of the files that it is made of, but for packages; absent when that is not known. */
  inputs?: string[];
  /** Whether the app has what only webpack can name: CSS modules and imported images. */
  needsWebpack?: boolean;
}

type QuickRequest = Pick<
  BundleRequest,
  'generatorDir' | 'version' | 'siteDir' | 'aliases' | 'cacheDir' | 'site' | 'components' | 'markdown'
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
  const known = readManifest(dir, key);
  if (known) return known;
  const start = Date.now();
  const markdown = request.markdown && createMarkdownModules(request.siteDir, request.markdown);
  const bundle = await bundlePrerender(request, contents, {markdown});
  if (bundle.code === undefined) return {needsWebpack: bundle.needsWebpack};
  const stamps = stampFiles(bundle.inputs);
  const name = `quick-${hashOf(bundle.code).slice(0, 12)}.cjs`;
  const file = path.join(dir, name);
  try {
    writeWhole(file, bundle.code);
    // A source that was saved meanwhile may be in the bundle as it was before; where imported Markdown leads is not in the key.
    if (bundle.isComplete && !markdown?.summary().imported && !isNewer(stamps, start)) {
      const {[name]: hash = ''} = hashFiles(dir, [name]);
      const manifest: Manifest = {key, file: name, hash, inputs: stamps};
      writeKept(path.join(dir, MANIFEST), MANIFEST_NAME, JSON.stringify(manifest));
    }
    await removeOld(dir);
  } catch {
    // A disk that takes no file: webpack says what is wrong with it.
    return {needsWebpack: false};
  }
  return {file, inputs: Object.keys(stamps)};
}

interface Manifest {
  key: string;
  /** Name of the bundle's file, and its SHA-1. */
  file: string;
  hash: string;
  inputs: FileStamps;
}

function readManifest(dir: string, key: string): QuickResult | undefined {
  const manifest = readKeptJson<Manifest>(path.join(dir, MANIFEST), MANIFEST_NAME);
  if (manifest?.key !== key || !areUnchanged(manifest.inputs)) return undefined;
  if (!isAsHashed(dir, {[manifest.file]: manifest.hash})) return undefined;
  return {file: path.join(dir, manifest.file), inputs: Object.keys(manifest.inputs)};
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
