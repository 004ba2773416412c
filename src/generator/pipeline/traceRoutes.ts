import type {PlannedSite} from '../output/PlannedSite.ts';
import {generatorDir} from '../files/packages/generatorDir.ts';
import {fillRoute} from '../render/renderRoute.ts';
import type {RenderFault} from '../render/RenderFault.ts';
import type {FailedPage} from '../render/renderProblems.ts';
import type {Route} from '../routes/Route.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {tracedPage, traceFaults} from '../workers/traceFaults.ts';
import type {BuildRequest} from './BuildRequest.ts';
import {importAliases} from './compatibility.ts';
import {compileOptions} from './compile/compileOptions.ts';
import {documentInputs} from './compile/documentInputs.ts';
import {appFacts} from '../shared/page/AppFacts.ts';

/** A route that could not be rendered. */
export interface FailedRoute {
  route: Route;
  fault: RenderFault;
}

/** Finds out why pages cannot be rendered, with the place in the site's files. */
export async function traceRoutes(
  {siteDir, config, content, data: site, bundles, pages}: PlannedSite,
  failed: readonly FailedRoute[],
  {workerEntry, pipelineVersion}: Pick<BuildRequest, 'workerEntry' | 'pipelineVersion'>,
): Promise<FailedPage[]> {
  if (failed.length === 0) return [];
  const requests = new Map(documentInputs(content).map(([{file}, request]) => [file, request]));
  const records = openPageRecords(pages.cacheDir);
  const traced = failed.map(({route, fault}) => {
    const filled = fillRoute(route, ({file}) => ({
      ...records.read(pages.keyOf(file), file),
      components: [],
    }));
    return tracedPage({route, ...filled}, (file) => requests.get(file), fault);
  });
  const components = Object.keys(bundles.chunks);
  const found = await traceFaults(traced, {
    app: {
      generatorDir,
      siteDir,
      aliases: importAliases(siteDir, config.bundling),
      ...(config.bundling && {bundling: config.bundling}),
      cacheDir: pages.cacheDir,
      version: pipelineVersion,
      site: appFacts(site),
      components,
    },
    site,
    options: compileOptions(siteDir, config, content),
    workerEntry,
  });
  return failed.map(({route: {path, file}, fault}, index) => ({
    path,
    ...(file !== undefined && {file}),
    fault: found[index] ?? fault,
  }));
}
