import {readSite} from '../config/readSite.ts';
import type {Site} from '../config/Site.ts';
import {realTarget} from '../files/realTarget.ts';
import {foreignFileProblems} from '../output/OutputList.ts';
import {checkOutDir} from '../output/outputFolder.ts';
import {CONFIG_DIALECT} from './compatibility.ts';
import {hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {openCache} from '../store/openCache.ts';
import {createWorkers} from '../workers/createWorkers.ts';
import type {BuildContext} from './BuildContext.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {compileSite} from './compileSite.ts';
import {findOtherProblems} from './findOtherProblems.ts';
import {planSite} from './planSite.ts';
import {scanSite} from './scanSite.ts';
import {type WrittenSite, writeSite} from './writeSite.ts';

export interface BuildResult extends WrittenSite {
  /** False when an error kept the output from being replaced. */
  ok: boolean;
  problems: Problem[];
}

/** Builds a site; the output is replaced only when all went well. */
export async function build(request: BuildRequest): Promise<BuildResult> {
  const {siteDir, useCache, workerEntry, reporter} = request;
  // A link to the output stays a link: what it leads to is replaced.
  const outDir = realTarget(request.outDir);
  const problems = checkOutDir(realTarget(siteDir), outDir);
  if (hasErrors(problems)) return resultOf(undefined, problems);
  const read = await reporter.phase('Reading configuration', () => readSite(siteDir, CONFIG_DIALECT));
  problems.push(...read.problems);
  const {site, source: configSource, fallback} = read;
  if (!fallback && (!site || !configSource)) return resultOf(undefined, problems);
  const cache = await openCache(siteDir, useCache, request.cacheDir);
  problems.push(...cache.problems);
  const workers = createWorkers(workerEntry);
  if (cache.records.isEmpty()) workers.start();
  try {
    if (!site || !configSource) {
      const {pipelineVersion} = request;
      const context = {records: cache.records, pipelineVersion, workers};
      const kept = {dir: cache.dir, version: pipelineVersion};
      if (fallback) problems.push(...(await findOtherProblems(siteDir, fallback, {...context, cache: kept})));
      return resultOf(undefined, problems);
    }
    problems.push(...(await foreignFileProblems(outDir)));
    const context = {...request, outDir, configSource, problems, cache, records: cache.records, workers};
    return resultOf(await runStages(site, context), problems);
  } finally {
    await workers.close();
    await cache.close();
  }
}

/** One direction, each stage from plain data to plain data; a stage after which the build cannot go on gives nothing. */
async function runStages(site: Site, context: BuildContext): Promise<WrittenSite | undefined> {
  const scanned = await scanSite(site, context);
  const compiled = await compileSite(scanned, context);
  const planned = compiled && (await planSite(compiled, context));
  return planned && (await writeSite(planned, context));
}

function resultOf(written: WrittenSite | undefined, problems: Problem[]): BuildResult {
  const result = written ?? {pages: 0, rendered: 0, changed: false};
  return {...result, ok: written !== undefined && !hasErrors(problems), problems};
}
