import {rm} from 'node:fs/promises';
import {stampKept} from '../../files/cache/keptFile.ts';
import {type OutputManifest, readOutputManifest, type WrittenOutputs} from '../../output/OutputManifest.ts';
import type {PlannedOutput} from '../../output/OutputFile.ts';
import {OutputReplacedError} from '../../output/OutputReplacedError.ts';
import {findOutputState, type OutputState} from '../../output/OutputState.ts';
import {recoverOutput} from '../../output/outputFolder.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import {planOutput, planTexts} from '../../output/plan/planOutput.ts';
import {compareOutput} from '../../output/compareOutput.ts';
import {createNext} from '../../output/createNext.ts';
import {requireSameTargets, TargetsChangedError} from '../../output/TargetsChangedError.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import {createDeferred, type Deferred} from '../../workers/createDeferred.ts';
import type {BuildContext} from '../BuildContext.ts';
import {linkProblems} from '../problems/linkProblems.ts';
import type {LastBuild} from './lastBuild.ts';
import {limitGarbage} from './limitGarbage.ts';
import {paintImages} from './paintImages.ts';
import {type NewOutput, publishOutput} from './publishOutput.ts';
import {runAfterBuild} from './runAfterBuild.ts';
import {type Changing, type OutputPart, writeChanges} from './writeChanges.ts';
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
  const painting = paintImages(sites, context, mainIsFree.promise);
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
    const rendered = await writeNext(writing, {spareFolder, isPartial: last !== undefined}, context);
    return rendered === undefined ? undefined : {...result, rendered};
  } finally {
    // After the swap the folder no longer exists; after a failure, no half-written output may stay.
    await rm(next.folder, {recursive: true, force: true});
  }
}

/**
 * Fills the folder of the next output, and puts it in the place of the last one.
 *
 * @returns The number of rendered pages; nothing when an error keeps the last output where it is.
 */
async function writeNext(
  writing: Changing,
  {spareFolder, isPartial}: Pick<NewOutput, 'spareFolder' | 'isPartial'>,
  context: BuildContext,
): Promise<number | undefined> {
  const {parts, changes, manifest, painting} = writing;
  const {folder} = writing.next;
  const {problems, signal} = context;
  const {written, rendered} = await writeChanges(writing, context);
  await painting;
  // Links and ids are as they were in the last build, which found no broken ones.
  if (isPartial) requireSameTargets(manifest.written, written);
  else problems.push(...(await brokenLinks(parts, context, written)));
  if (hasErrors(problems) || signal?.aborted) return undefined;
  const sites = parts.map(({site}) => site);
  const {written: all, problems: faults} = await runAfterBuild(sites, folder, written);
  problems.push(...faults);
  if (hasErrors(problems)) return undefined;
  await publishOutput({parts, folder, written, all, changes, manifest, spareFolder, isPartial}, context);
  return rendered;
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
