import {type OutputManifest, type WrittenOutputs, writeOutputManifest} from '../../output/OutputManifest.ts';
import {foreignFileProblems, writeOutputList} from '../../output/OutputList.ts';
import {swapOutput} from '../../output/outputFolder.ts';
import type {OutputChanges} from '../../output/compareOutput.ts';
import {folderIdentity, keepSpare} from '../../output/spareOutput.ts';
import {waitForAll} from '../../files/waitForAll.ts';
import {KEEP_RECORDS} from '../../store/PageRecords.ts';
import type {BuildContext} from '../BuildContext.ts';
import {isLargeOutput} from './checkOutput.ts';
import type {OutputPart} from './writeChanges.ts';

/** The next output when it is complete. */
export interface NewOutput {
  /** One for each language. */
  parts: readonly OutputPart[];
  /** Where it was written. */
  folder: string;
  /** What the build has planned. */
  written: WrittenOutputs;
  /** The same, with the files that the site's own code has added. */
  all: WrittenOutputs;
  changes: OutputChanges;
  /** What the last build wrote. */
  manifest: OutputManifest;
  /** Where the replaced output is kept to be reused; undefined if it is not. */
  spareFolder: string | undefined;
  /** Whether the output also has pages that are not in the plan. */
  isPartial: boolean;
}

/** Puts the next output in the place of the last one, and keeps what the build after it compares its own with. */
export async function publishOutput(
  {parts, folder, written, all, changes, manifest, spareFolder, isPartial}: NewOutput,
  context: BuildContext,
): Promise<void> {
  const {outDir, useCache, pipelineVersion, cache} = context;
  const list = await writeOutputList(outDir, folder, all, manifest);
  let spareRoot: string | undefined;
  await swapOutput(outDir, folder, async (replaced) => {
    // The contents of any other output folder are unknown.
    const isKnown = manifest.root !== undefined && folderIdentity(replaced) === manifest.root;
    if (isKnown && spareFolder !== undefined) spareRoot = await keepSpare(replaced, spareFolder);
  });
  if (!useCache) return;
  const root = spareFolder === undefined ? undefined : folderIdentity(outDir);
  writeOutputManifest(cache.manifestFile(outDir), pipelineVersion, {
    written,
    list,
    addresses: {
      ...(isPartial && manifest.addresses),
      ...Object.fromEntries(parts.flatMap(({plan}) => Object.entries(plan.addresses))),
    },
    ...(root !== undefined && {root}),
    ...(spareRoot !== undefined && {spare: {root: spareRoot, touched: touchedFiles(changes, written)}}),
  });
  await cache.records.prune(new Set(parts.flatMap(({site}) => [...site.pages.keys()])), KEEP_RECORDS);
  if (spareFolder !== undefined && manifest.written.size === 0) await prepareNext(context);
}

/** Does what the next build of a large output would have to wait for. */
async function prepareNext({linking, outDir, cache}: BuildContext): Promise<void> {
  const making = linking.make();
  // Files that someone has added since are reported by the next build.
  const noting = isLargeOutput(cache.manifestFile(outDir))
    ? foreignFileProblems(outDir, cache.foldersFile(outDir))
    : undefined;
  await waitForAll([making, noting]);
}

/** Files that are in only one of the last output and this one, or differ. */
function touchedFiles({fresh, last}: OutputChanges, written: WrittenOutputs): string[] {
  const stampsIn = (outputs: WrittenOutputs): Map<string, string> => {
    const stamps = new Map<string, string>();
    for (const [id, {files}] of outputs) {
      if (!fresh.has(id)) for (const [file, stamp] of files) stamps.set(file, stamp);
    }
    return stamps;
  };
  const [before, after] = [stampsIn(last), stampsIn(written)];
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file));
}
