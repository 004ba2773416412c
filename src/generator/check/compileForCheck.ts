import {checkSources} from '../bundle/checkSources.ts';
import {generatorDir} from '../files/generatorDir.ts';
import {IMPORT_ALIASES} from '../pipeline/compatibility.ts';
import type {ScannedSite} from '../reference/ScannedSite.ts';
import type {CompileContext} from '../pipeline/BuildContext.ts';
import {collectComponents} from '../pipeline/collectComponents.ts';
import {planDocuments} from '../pipeline/compileDocuments.ts';
import {compilePages} from '../pipeline/compilePages.ts';
import {exportProblems} from '../pipeline/exportProblems.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';
import {createWorkers} from '../workers/createWorkers.ts';

/**
 * Compiles what the cache does not hold of the documents and reference pages of a site, as the build does, and looks
 * through its components and style sheets, which the build bundles.
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
    const checkApp = async (): Promise<Problem[]> => {
      const {components, problems} = await collectComponents(site.siteDir, site.content, plan);
      const {siteDir, config} = site;
      const {customCss} = config;
      const found = await checkSources({
        siteDir,
        generatorDir,
        aliases: IMPORT_ALIASES,
        components,
        customCss,
      });
      return [...problems, ...found];
    };
    const [appProblems, pages] = await Promise.all([checkApp(), compilePages(site, plan, context)]);
    const problems = [...pages.metas()].flatMap((meta) => meta.problems);
    const names = exportProblems(site.siteDir, pages.metas());
    return {site: {...site, pages}, problems: [...appProblems, ...problems, ...names]};
  } finally {
    await workers.close();
  }
}
