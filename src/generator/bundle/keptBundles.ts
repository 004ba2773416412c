import path from 'node:path';
import type {Problem} from '../shared/problems/Problem.ts';
import {hashOf} from '../files/hash.ts';
import {isBelow} from '../files/placeBelow.ts';
import {hashFolder} from '../files/cache/keptFolder.ts';
import {noteUse} from '../files/cache/unusedFiles.ts';
import {browserFolder, isWhole, removeManifest, settleOutput, writeManifest} from './kept/bundleFolder.ts';
import type {BundleManifest} from './kept/BundleManifest.ts';
import {describeBrowser} from './browser/describeBrowser.ts';
import {describeRenderer, hashRenderer, type PrerenderInputs} from './prerender/describeRenderer.ts';
import type {BrowserBundle} from './browser/bundleWhole.ts';
import {areInputsSame, hashInputs, type InputHashes, isOneMissing} from './kept/inputHashes.ts';
import {areImportsSame, type MarkdownModules} from './transforms/importedMarkdown.ts';
import {isNewer, stampFiles} from './kept/fileStamps.ts';
import {takeReadyApp} from './ready/readyApps.ts';
import type {BundlePlan} from './planBundles.ts';

/** Both bundles in a temporary folder. */
export interface Bundled {
  browser: BrowserBundle;
  prerender: PrerenderInputs;
  /** The Markdown files that components import. */
  markdown: MarkdownModules | undefined;
  problems: Problem[];
}

/** The last bundles, the package's, or another site's, if they are what is to be bundled. */
export async function findBundles({
  request,
  roots,
  folder,
  key,
  known,
  shared,
  ready,
}: BundlePlan): Promise<BundleManifest | undefined> {
  if (
    known?.key === key &&
    !request.bundling?.readsContent &&
    isWhole(folder, known) &&
    areImportsSame(known.bundles.imported, request.markdown) &&
    areInputsSame(known.inputs, roots)
  ) {
    noteUse(path.join(folder.dir, known.output));
    return known;
  }
  await removeManifest(folder);
  const taken = (ready && takeReadyApp(ready)) ?? shared?.take(folder.dir);
  if (!taken) return undefined;
  const manifest = {...taken, key};
  writeManifest(folder, manifest);
  return manifest;
}

/** Moves the bundles to the folder that is named by their content, and notes what they were made from. */
export async function keepBundles(
  plan: BundlePlan,
  {browser, prerender, markdown, problems}: Bundled,
  temporary: string,
  start: number,
): Promise<BundleManifest> {
  const {folder, key, roots, shared, ready} = plan;
  const output = await settleOutput(folder, temporary);
  const outDir = path.join(folder.dir, output);
  const inputs = hashSources(plan, [...new Set([...browser.inputs, ...prerender.inputs])]);
  const imported = markdown?.summary().imported;
  const manifest: BundleManifest = {
    key,
    // An app that contains nothing of the site is shared with others.
    inputs: {...inputs, ...(!ready && hashSources(plan, browser.absent))},
    output,
    outputHashes: hashFolder(outDir),
    bundles: {
      ...(await describeBrowser(browser, browserFolder(outDir))),
      ...(imported
        ? {imported, renderer: hashRenderer(hashOf(key, imported), Object.keys(inputs), inputs)}
        : describeRenderer(key, prerender, {inputs, toNames: roots.toNames})),
    },
    problems,
  };
  // Stamped after hashing: a source that was saved or removed in the meantime may have been bundled in its old state.
  // Without a manifest, the next build bundles again.
  if (!isNewer(stampFiles(Object.keys(inputs).map(roots.toPath)), start) && !isOneMissing(inputs)) {
    writeManifest(folder, manifest);
    await shared?.keep(folder.dir, manifest);
  }
  return manifest;
}

/** Hashes of source files, without generated ones, which are determined by the others. */
export function hashSources({folder, roots}: BundlePlan, files: readonly string[]): InputHashes {
  const own = files.filter((file) => !isBelow(folder.dir, file));
  return hashInputs(own, roots);
}
