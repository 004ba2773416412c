import type {ScannedSite} from '../reference/ScannedSite.ts';
import type {CompileContext} from '../pipeline/BuildContext.ts';
import {collectComponents} from '../pipeline/collectComponents.ts';
import {planDocuments} from '../pipeline/compileDocuments.ts';
import {compilePages} from '../pipeline/compilePages.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import {createWorkers} from '../workers/createWorkers.ts';

/**
 * Compiles what the cache does not hold of the documents and reference pages of a site, as the build does.
 *
 * @param workerEntry Entry module of the worker threads.
 */
export async function compileForCheck(
  site: ScannedSite,
  {workerEntry, ...known}: Omit<CompileContext, 'workers'> & {workerEntry: URL},
): Promise<{site: CompiledSite; problems: Problem[]}> {
  const workers = createWorkers(workerEntry);
  try {
    const context = {...known, workers};
    const plan = await planDocuments(site, context);
    const [imports, pages] = await Promise.all([
      collectComponents(site.siteDir, site.content, plan),
      compilePages(site, plan, context),
    ]);
    const problems = [...pages.metas()].flatMap((meta) => meta.problems);
    return {site: {...site, pages}, problems: [...imports.problems, ...problems]};
  } finally {
    await workers.close();
  }
}
