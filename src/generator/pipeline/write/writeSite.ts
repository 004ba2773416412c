import {rm} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../../files/folders/filesBelow.ts';
import {drawOpenGraph} from '../../output/openGraph/drawOpenGraph.ts';
import type {ImageTask} from '../../output/openGraph/ImageTask.ts';
import {
  type OutputManifest,
  readOutputManifest,
  type WrittenOutputs,
  writeOutputManifest,
} from '../../output/OutputManifest.ts';
import {foreignFileProblems, writeOutputList} from '../../output/OutputList.ts';
import type {PlannedOutput} from '../../output/OutputFile.ts';
import {OutputReplacedError} from '../../output/OutputReplacedError.ts';
import {findOutputState, type OutputState} from '../../output/OutputState.ts';
import {recoverOutput, swapOutput} from '../../output/outputFolder.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import {planOutput, planTexts} from '../../output/plan/planOutput.ts';
import {compareOutput, createNext, type OutputChanges} from '../../output/writeOutput.ts';
import {folderIdentity, keepSpare} from '../../output/spareOutput.ts';
import {requireSameTargets, TargetsChangedError} from '../../output/TargetsChangedError.ts';
import {stampKept} from '../../files/cache/keptFile.ts';
import {KEEP_UNUSED} from '../../files/cache/unusedFiles.ts';
import {waitForAll} from '../../files/waitForAll.ts';
import {requireStamp} from '../../output/stampFile.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import {KEEP_RECORDS} from '../../store/PageRecords.ts';
import type {BuildContext} from '../BuildContext.ts';
import {isLargeOutput} from './checkOutput.ts';
import {createDeferred, type Deferred} from '../../workers/createDeferred.ts';
import type {LastBuild} from './lastBuild.ts';
import {limitGarbage} from './limitGarbage.ts';
import {linkProblems} from '../problems/linkProblems.ts';
import {type OutputPart, writeChanges} from './writeChanges.ts';
import type {WrittenSite} from './WrittenSite.ts';

/**
 * Writes what has changed of the output and puts it in the place of the last one.
 *
 * @returns Nothing when an error keeps the last output where it is.
 */
export async function writeSite(
  sites: readonly PlannedSite[],
  context: BuildContext,
): Promise<WrittenSite | undefined> {
  const {pipelineVersion, problems} = context;
  limitGarbage(sites.reduce((sum, {routes}) => sum + routes.length, 0));
  const mainIsFree = createDeferred();
  const painting = paintAll(sites, context, mainIsFree.promise);
  // Awaited below; an earlier failure must not be hidden by one here.
  painting.catch(() => undefined);

  const parts = await Promise.all(
    sites.map(async (site) => ({site, plan: await planOutput(site, pipelineVersion, sites[0])})),
  );
  problems.push(...parts.flatMap(({plan}) => plan.problems));
  if (hasErrors(problems)) return undefined;
  for (let state: OutputState | undefined = (await context.found).state; ; state = undefined) {
    try {
      return await writePlan({parts, painting, mainIsFree, state}, context);
    } catch (error) {
      if (!(error instanceof OutputReplacedError)) throw error;
    }
  }
}

/**
 * Like `writeSite`, when nothing has changed since the last build but the texts of some docs: the sites contain only their
 * routes, see `planDocs`.
 *
 * @returns 'outdated' when it turns out that everything has to be planned.
 */
export async function writeTexts(
  sites: readonly PlannedSite[],
  last: LastBuild,
  context: BuildContext,
): Promise<WrittenSite | undefined | 'outdated'> {
  const {outDir, cache, pipelineVersion} = context;
  const manifest = readOutputManifest(cache.manifestFile(outDir), pipelineVersion);
  const {written} = manifest;
  const [first] = sites;
  const parts = await Promise.all(
    sites.map(async (site) => ({
      site,
      plan: await planTexts(site, pipelineVersion, {written, ...(first && {first})}),
    })),
  );
  const isKnown = parts.every(({plan}) => [...plan.pages, ...plan.search].every(({id}) => written.has(id)));
  if (!isKnown) return 'outdated';
  const {state} = await context.found;
  const [painting, mainIsFree] = [Promise.resolve(), createDeferred()];
  try {
    return await writePlan({parts, painting, mainIsFree, state, last: {...last, output: manifest}}, context);
  } catch (error) {
    if (!(error instanceof OutputReplacedError || error instanceof TargetsChangedError)) throw error;
    return 'outdated';
  }
}

interface Writing {
  /** One for each language. */
  parts: readonly OutputPart[];
  painting: Promise<void>;
  mainIsFree: Deferred;
  /** The output as it was when the build began, if it has not been replaced since. */
  state: OutputState | undefined;
  /** The last build, if everything that is not in the plan stays as it is. */
  last?: Omit<LastBuild, 'digest' | 'manifest'> & {output: OutputManifest};
}

/** The next output when it is complete, and what the last build wrote. */
interface Publishing extends Pick<Writing, 'parts'> {
  folder: string;
  written: WrittenOutputs;
  /** The files that the site's own code has added, too. */
  all: WrittenOutputs;
  changes: OutputChanges;
  manifest: OutputManifest;
  /** Where the replaced output is kept to be reused; undefined if it is not. */
  spareFolder: string | undefined;
  /** Whether the output also has pages that are not in the plan. */
  isPartial: boolean;
}

/**
 * @throws OutputReplacedError when another build replaces the output in the meantime.
 * @throws TargetsChangedError when components of a changed page have other links or ids than in the last build.
 */
async function writePlan(
  {parts, painting, mainIsFree, state: found, last}: Writing,
  context: BuildContext,
): Promise<WrittenSite | undefined> {
  const {outDir, useCache, pipelineVersion, cache, problems} = context;
  await recoverOutput(outDir);
  const manifestFile = cache.manifestFile(outDir);
  const manifest = last?.output ?? readOutputManifest(manifestFile, pipelineVersion);
  const isCurrent = found?.manifest !== undefined && found.manifest === stampKept(manifestFile);
  if (last && !isCurrent) throw new OutputReplacedError();
  const state = isCurrent ? found : findOutputState(outDir, manifest);
  const planned = parts.flatMap(everythingIn);
  const others = last ? othersIn(manifest.written, planned) : [];
  const changes = compareOutput([...planned, ...others], manifest, state);
  const runsCode = parts.some(({site}) => site.config.afterBuild);
  const result = {
    pages: last?.pages ?? parts.reduce((sum, {site}) => sum + site.routes.length, 0),
    spareText: last?.spareText ?? Math.min(...parts.map(({plan}) => plan.spareText)),
    books: last ? (last.books ?? []) : parts.map(({site}) => site.books),
    rendered: 0,
    // It is unknown what the site's own code reads.
    changed: changes.stale.size > 0 || changes.hasLeftovers || runsCode,
  };
  if (!result.changed) {
    await painting;
    if (!last) problems.push(...(await brokenLinks(parts, context, changes.fresh)));
    return result;
  }

  // What the site's own code has added is in no manifest.
  const spareFolder = useCache && !runsCode ? cache.spareFolder(outDir) : undefined;
  const next = await createNext(
    outDir,
    changes,
    spareFolder === undefined
      ? undefined
      : {folder: spareFolder, known: (await context.linking.result()) ?? manifest.spare},
  );
  try {
    const writing = {parts, pages: result.pages, changes, manifest, next, painting, mainIsFree};
    const {written, rendered} = await writeChanges(writing, context);
    await painting;
    // Links and ids are as they were in the last build, which found no broken ones.
    if (last) requireSameTargets(manifest.written, written);
    else problems.push(...(await brokenLinks(parts, context, written)));
    if (hasErrors(problems) || context.signal?.aborted) return undefined;
    const added = await runAfterBuild(
      parts.map(({site}) => site),
      next.folder,
      written,
    );
    problems.push(...added.problems);
    if (hasErrors(problems)) return undefined;
    const isPartial = last !== undefined;
    const complete = {parts, folder: next.folder, written, all: added.written, changes, manifest};
    await publish({...complete, spareFolder, isPartial}, context);
    return {...result, rendered};
  } finally {
    // After the swap the folder no longer exists; after a failure, no half-written output may stay.
    await rm(next.folder, {recursive: true, force: true});
  }
}

/** Puts the next output in the place of the last one, and keeps what the build after it compares its own with. */
async function publish(
  {parts, folder, written, all, changes, manifest, spareFolder, isPartial}: Publishing,
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

/** Runs the site's own code that adds files to the output; they are part of the output from then on. */
async function runAfterBuild(
  sites: readonly PlannedSite[],
  next: string,
  written: WrittenOutputs,
): Promise<{written: WrittenOutputs; problems: Problem[]}> {
  const afterBuild = sites[0]?.config.afterBuild;
  if (!afterBuild) return {written, problems: []};
  const paths = sites.flatMap(({routes}) => routes.map((route) => route.path));
  const problems = await afterBuild(next, paths);
  const known = new Set([...written.values()].flatMap(({files}) => files.map(([file]) => file)));
  const files = filesBelow(next).filter((name) => !known.has(name));
  if (files.length === 0) return {written, problems};
  // Without a key, since the build does not plan these files: they are written again whenever anything else changes.
  const own = {key: '', files: files.map((name) => [name, requireStamp(path.join(next, name))] as const)};
  return {written: new Map([...written, ['after-build', own]]), problems};
}

async function paintAll(
  sites: readonly PlannedSite[],
  context: BuildContext,
  mainIsFree: Promise<void>,
): Promise<void> {
  for (const site of sites) await paintImages(site, context, mainIsFree);
}

/** Runs in idle workers; this thread helps when its own work is done. */
async function paintImages(
  {config, images, logo}: PlannedSite,
  {cache, reporter, workers}: BuildContext,
  mainIsFree: Promise<void>,
): Promise<void> {
  const paint = () => {
    const draw = (task: ImageTask) => workers.drawImages(task, mainIsFree);
    return drawOpenGraph(images, {cacheDir: cache.dir, siteTitle: config.title, logo}, draw, KEEP_UNUSED);
  };
  if (images.length === 0) {
    // Removes the images of the last build.
    await paint();
    return;
  }
  await reporter.phase('Rendering social images', async (count) => {
    count(`${await paint()} of ${images.length}`);
  });
}

/** What the last build wrote besides these parts of the output. */
function othersIn(written: WrittenOutputs, planned: readonly PlannedOutput[]): PlannedOutput[] {
  const ids = new Set(planned.map(({id}) => id));
  return [...written].flatMap(([id, {key}]) => (ids.has(id) ? [] : [{id, key}]));
}

function everythingIn({plan: {pages, files, images, search}}: OutputPart) {
  return [...pages, ...files, ...images, ...search];
}

function brokenLinks(parts: readonly OutputPart[], {configSource}: BuildContext, written: WrittenOutputs) {
  // A page may point to files and pages of another language.
  const otherFiles = parts.flatMap(({plan}) =>
    plan.files.flatMap(({id}) => (written.get(id)?.files ?? []).map(([file]) => file)),
  );
  const sites = parts.map(({site}) => ({...site, files: otherFiles}));
  return linkProblems(sites, {configSource, written});
}
