import type {Fallback} from '../config/createFallback.ts';
import {reactionSeverity} from '../config/reactionSeverity.ts';
import {readSite} from '../config/readSite.ts';
import type {Site} from '../config/Site.ts';
import {placeAddedPages} from '../content/placeAddedPages.ts';
import {hasChangedSource} from '../bundle/kept/hasChangedSource.ts';
import {generatorDir} from '../files/packages/generatorDir.ts';
import {isFolder} from '../files/folders/isFolder.ts';
import {realTarget} from '../files/folders/realTarget.ts';
import {checkOutDir, inOutput, recoverOutput} from '../output/outputFolder.ts';
import type {PlannedSite} from '../output/PlannedSite.ts';
import {CONFIG_DIALECT} from './compatibility.ts';
import {setTimeout} from 'node:timers/promises';
import {claimFault, onLateFault} from '../config/module/siteModules.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import {distinctProblems, hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {isSystemFault, type SystemFault} from '../shared/problems/SystemFault.ts';
import {whenAborted} from '../files/whenAborted.ts';
import {isDamagedRecord} from '../store/DamagedRecord.ts';
import {openCache, writableCache} from '../store/openCache.ts';
import {createWorkers} from '../workers/createWorkers.ts';
import type {OutputTaskResult} from '../workers/tasks.ts';
import type {BuildContext} from './BuildContext.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {checkOutput} from './write/checkOutput.ts';
import {checkWritable} from './write/checkWritable.ts';
import {type BundledSite, compileSite} from './compileSite.ts';
import {watchComponents} from './watchComponents.ts';
import {findOtherProblems} from './findOtherProblems.ts';
import {hasHomePage} from './hasHomePage.ts';
import {linkLargeSpare} from './write/linkLargeSpare.ts';
import {planDocs, planSite} from './planSite.ts';
import {scanSite} from './scanSite.ts';
import {changedDocs, type SiteDigest, siteDigest} from './write/siteDigest.ts';
import {type LastBuild, lastBuild, noteBuild} from './write/lastBuild.ts';
import {writeSite, writeTexts} from './write/writeSite.ts';
import type {WrittenSite} from './write/WrittenSite.ts';
import {localizeSite} from '../locales/localizeSite.ts';
import {onePerLanguage} from '../locales/onePerLanguage.ts';
import {sharedBaseUrls} from '../locales/sharedBaseUrls.ts';
import {cacheFolder} from '../files/cache/cacheFolder.ts';
import {mapInOrder} from '../files/mapConcurrent.ts';

export interface BuildResult extends WrittenSite {
  /** False when an error kept the output from being replaced. */
  ok: boolean;
  problems: Problem[];
  /** Base URL of a site that has no page there. */
  withoutHome?: string;
  /** An unexpected error: a bug of the generator. */
  bug?: unknown;
}

/** Writes the requested output, once everything is known. */
export type LastStage = (
  sites: readonly PlannedSite[],
  context: BuildContext,
) => Promise<WrittenSite | undefined>;

type Built = WrittenSite & Pick<BuildResult, 'withoutHome'>;

/** What counts as found in an output folder that is left as it is: nothing in it can be in the way. */
const NOT_REPLACED: OutputTaskResult = {
  foreign: [],
  state: {manifest: undefined, touched: new Set(), unshared: new Set()},
};

/** How long (ms) a build that was aborted may take to remove what it has begun to write. */
const LAST_STEPS = 1000;

/**
 * Builds a site; the output is replaced only when everything succeeds. Never throws: a system error, such as a full disk,
 * is reported like any other problem.
 *
 * @param finish The last stage, when it is not the output that is wanted.
 */
export async function build(request: BuildRequest, finish: LastStage = writeSite): Promise<BuildResult> {
  const result = await buildOnce(request, finish);
  // Damaged cache entries count as missing. Damage is detected late where only the bytes of a file changed.
  return isDamagedRecord(result.bug) && !request.signal?.aborted ? buildOnce(request, finish) : result;
}

async function buildOnce(request: BuildRequest, finish: LastStage): Promise<BuildResult> {
  const problems: Problem[] = [];
  const stopListening = onLateFault((_file, faults) => problems.push(...faults));
  watchComponents(request.siteDir);
  try {
    return resultOf(await runBuild(request, finish, problems), problems);
  } catch (error) {
    // What a component throws in a timer ends the thread that has rendered it.
    if (claimFault(error, 'thrown')) return resultOf(undefined, problems);
    if (!isSystemFault(error)) return {...resultOf(undefined, problems), bug: error};
    problems.push(faultProblem(error, request));
    return resultOf(undefined, problems);
  } finally {
    stopListening();
  }
}

async function runBuild(
  request: BuildRequest,
  finish: LastStage,
  problems: Problem[],
): Promise<Built | undefined> {
  const {siteDir, useCache, workerEntry, reporter} = request;
  // A link to the output stays a link: what it points to is replaced.
  const outDir = realTarget(request.outDir);
  if (finish === writeSite && isFolder(siteDir)) {
    const dir = realTarget(siteDir);
    problems.push(...checkOutDir(dir, outDir));
    if (!hasErrors(problems)) problems.push(...checkWritable(dir, outDir));
  }
  if (hasErrors(problems)) return undefined;
  const {cacheDir = cacheFolder(siteDir), pipelineVersion: version} = request;
  const workers = createWorkers(workerEntry);
  try {
    const {sharedDir} = writableCache(siteDir, request.cacheDir);
    if (useCache && hasChangedSource({generatorDir, siteDir, cacheDir, version}))
      workers.startBundler({type: 'bundler', sharedDir, version});
    // Most changes of the configuration concern all pages.
    const onChange = () => workers.start('prerender');
    const kept = useCache ? {dir: cacheDir, version, onChange} : undefined;
    const read = await reporter.phase('Reading configuration', () => readSite(siteDir, CONFIG_DIALECT, kept));
    problems.push(...read.problems);
    return await buildRead(read, finish, {...request, outDir, problems, workers});
  } finally {
    await workers.close();
  }
}

/** Builds a site whose configuration was read. */
async function buildRead(
  {site, source: configSource, fallback}: Awaited<ReturnType<typeof readSite>>,
  finish: LastStage,
  given: BuildRequest & Pick<BuildContext, 'outDir' | 'problems' | 'workers'>,
): Promise<Built | undefined> {
  const {siteDir, useCache, problems, workers, signal} = given;
  if (!configSource) return undefined;
  const cache = await openCache(siteDir, {useCache, cacheDir: given.cacheDir});
  problems.push(...cache.problems);
  if (cache.records.isEmpty()) workers.start('compile', 'prerender');
  const common = {...given, cache, records: cache.records};
  const context = {...common, configSource};
  const stages = site ? runStages(site, finish, context) : findAllElse(fallback, context);
  try {
    return await Promise.race([stages, whenAborted(signal)]);
  } catch (error) {
    if (isDamagedRecord(error)) cache.records.forgetIndex();
    throw error;
  } finally {
    if (!signal?.aborted) await workers.settle();
    await workers.close();
    // Without workers, the stages of a build that was aborted fail soon, unless the bundler is busy.
    if (signal?.aborted) await Promise.race([stages.catch(() => undefined), setTimeout(LAST_STEPS)]);
    await cache.close();
    const config = site?.config ?? fallback?.config;
    if (config)
      problems.splice(0, problems.length, ...onePerLanguage(placeAddedPages(problems, config), config));
  }
}

/** The problems in the content of a site whose configuration has mistakes. */
async function findAllElse(
  fallback: Fallback | undefined,
  context: Omit<BuildContext, 'found' | 'linking'>,
): Promise<undefined> {
  const {siteDir, cache, configSource, pipelineVersion, problems} = context;
  const kept = {dir: cache.dir, version: pipelineVersion};
  if (fallback)
    problems.push(...(await findOtherProblems(siteDir, fallback, configSource, {...context, cache: kept})));
}

/** The error names the temporary folder, which means nothing to the user, or, on a full disk, no file at all. */
function faultProblem(fault: SystemFault, {siteDir, outDir}: BuildRequest): Problem {
  const file = fault.path === undefined ? undefined : inOutput(realTarget(outDir), fault.dest ?? fault.path);
  return systemProblem(fault, {
    siteDir,
    ...(file !== undefined && file !== fault.path && {file}),
    otherwise: `the cache or the output folder ${outDir}`,
  });
}

/** The stages in order, each from plain data to plain data; a stage after which the build cannot continue returns undefined. */
async function runStages(
  site: Site,
  finish: LastStage,
  rest: Omit<BuildContext, 'found' | 'linking'>,
): Promise<Built | undefined> {
  const replaces = finish === writeSite;
  if (replaces) await recoverOutput(rest.outDir);
  const found = replaces ? checkOutput(rest) : Promise.resolve(NOT_REPLACED);
  const context: BuildContext = {...rest, found, linking: linkLargeSpare(rest)};
  const {sites, problems} = await localizeSite(site, context.locale);
  context.problems.push(...problems, ...sharedBaseUrls(sites, context.configSource));
  const scanned = await mapInOrder(sites, (one) => scanSite(one, context));
  const compiled = await compileSite(scanned, context);
  if (!compiled) return undefined;
  const isKept = context.useCache && replaces;
  const digest = isKept ? await siteDigest(compiled, context.pipelineVersion) : undefined;
  const last = digest && (await lastBuild(context));
  const known = context.problems.length;
  const updated = digest && last ? await updateSite(compiled, {digest, last}, context) : 'outdated';
  if (updated !== 'outdated') {
    if (digest && updated?.changed && context.problems.length === known) noteBuild(digest, updated, context);
    return updated;
  }
  const planned = await mapInOrder(compiled, (one) => planSite(one, context));
  const ready = planned.filter((one) => one !== undefined);
  const [first] = ready;
  if (!first || ready.length < sites.length) return undefined;
  const written = await finish(ready, context);
  const hasHome = hasHomePage(first);
  // What is wrong has to be found, and reported, in every build.
  if (digest !== undefined && written && hasHome && context.problems.length === known)
    noteBuild(digest, written, context);
  return written && {...written, ...(!hasHome && {withoutHome: first.config.baseUrl})};
}

/**
 * Builds what has changed since the last build if that is nothing, or the texts of a few docs.
 *
 * @returns 'outdated' when everything has to be planned.
 */
async function updateSite(
  sites: readonly BundledSite[],
  {digest, last}: {digest: SiteDigest; last: LastBuild},
  context: BuildContext,
): Promise<WrittenSite | undefined | 'outdated'> {
  const changes = changedDocs(last.digest, digest);
  if (!changes) return 'outdated';
  if (changes.every(({files}) => files.size === 0)) return {pages: last.pages, rendered: 0, changed: false};
  const spareText = changes.reduce((left, {lengthChange}) => left - lengthChange, last.spareText);
  // Of pages with the same address, one is written.
  const isEasy = sites.every(({config}) => reactionSeverity(config.onDuplicateRoutes));
  if (!isEasy || spareText <= 0) return 'outdated';
  const planned = await Promise.all(
    sites.map((site, index) => planDocs(site, changes[index]?.files ?? new Set(), last.books?.[index])),
  );
  return writeTexts(planned, {...last, spareText}, context);
}

function resultOf(written: Built | undefined, problems: Problem[]): BuildResult {
  const result = written ?? {pages: 0, rendered: 0, changed: false};
  return {...result, ok: written !== undefined && !hasErrors(problems), problems: distinctProblems(problems)};
}
