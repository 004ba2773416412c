import {readdir, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {areUnchanged, type FileStamps, isNewer, stampFiles} from '../../bundle/kept/fileStamps.ts';
import {bundlerVersion} from '../../bundle/kept/bundlerVersion.ts';
import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import {toMake} from '../../bundle/requests/siteBundling.ts';
import {generateEntries} from '../../bundle/entries/generateEntries.ts';
import {createMarkdownModules} from '../../bundle/transforms/importedMarkdown.ts';
import {bundlePrerender} from '../../bundle/prerender/bundlePrerender.ts';
import {hashOf} from '../../files/hash.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {readKeptJson, writeKept, writeWhole} from '../../files/cache/keptFile.ts';
import {hashFiles, isAsHashed} from '../../files/cache/keptFolder.ts';

/** Records the bundle of the last session and what it was made from. */
const MANIFEST = 'quick.json';
const MANIFEST_NAME = 'quick prerender bundle';

/** Milliseconds. */
const KEEP = 24 * 60 * 60 * 1000;

/** The result of bundling with esbuild. */
export interface QuickResult {
  /** Absolute path of the bundle; absent if there is none. */
  file?: string;
  /** Absolute paths of the files that it is made from, except packages; absent if unknown. */
  inputs?: string[];
  /** Whether the app uses names that only webpack can assign: of CSS modules and imported images. */
  needsWebpack?: boolean;
}

type QuickRequest = Pick<
  BundleRequest,
  | 'generatorDir'
  | 'version'
  | 'siteDir'
  | 'aliases'
  | 'cacheDir'
  | 'site'
  | 'components'
  | 'markdown'
  | 'bundling'
>;

/**
 * Bundles the app for prerendering in a few hundredths of a second, so that no page has to wait for webpack. A bundle
 * from an earlier session is reused if none of its sources has changed.
 *
 * @returns no file if only webpack can bundle the app, or if there is an error, which webpack will report
 */
export async function quickPrerender(request: QuickRequest): Promise<QuickResult> {
  // Before a bundle of an earlier session is looked up, whose key does not contain them.
  if (hasPlugins(request)) return {needsWebpack: true};
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
  const {generatorDir, siteDir, aliases} = request;
  // Without what the site adds to the bundler: parts of it cannot be sent to webpack's thread.
  const bundle = await bundlePrerender({generatorDir, siteDir, aliases}, contents, {markdown});
  if (bundle.code === undefined) return {needsWebpack: bundle.needsWebpack};
  if (bundle.mistakes.length > 0) return {needsWebpack: false};
  const stamps = stampFiles(bundle.inputs);
  const name = `quick-${hashOf(bundle.code).slice(0, 12)}.cjs`;
  const file = path.join(dir, name);
  try {
    writeWhole(file, bundle.code);
    // A source that was saved in the meantime may have been bundled in its old state, and the targets of imported
    // Markdown's links are not part of the key.
    if (bundle.isComplete && !markdown?.summary().imported && !isNewer(stamps, start)) {
      const {[name]: hash = ''} = hashFiles(dir, [name]);
      const manifest: Manifest = {key, file: name, hash, inputs: stamps};
      writeKept(path.join(dir, MANIFEST), MANIFEST_NAME, JSON.stringify(manifest));
    }
    await removeOld(dir);
  } catch {
    // If the disk cannot be written to, webpack reports why.
    return {needsWebpack: false};
  }
  return {file, inputs: Object.keys(stamps)};
}

/** Whether the site adds plugins to webpack that its thread can create: they define names, for example. */
function hasPlugins({bundling}: Pick<BundleRequest, 'bundling'>): boolean {
  const plugins = (bundling?.prerender ?? []).flatMap((part) => listOf(part.plugins));
  return plugins.some((plugin) => toMake(plugin) !== undefined);
}

interface Manifest {
  key: string;
  /** File name of the bundle, and its SHA-1. */
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

/** Removes other sessions' bundles after a day: a server that is still running may load its own again. */
async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    if (!/^quick-\w+\.cjs$/.test(name)) continue;
    const {mtimeMs} = await stat(file);
    if (Date.now() - mtimeMs > KEEP) await rm(file, {force: true});
  }
}
