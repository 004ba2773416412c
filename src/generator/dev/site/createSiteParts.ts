import {leftOutRules} from '../../bundle/requests/siteBundling.ts';
import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {relativePath} from '../../files/relativePath.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {App} from '../app/App.ts';
import {createApp} from '../app/createApp.ts';
import {createContentReader} from '../content/createContentReader.ts';
import {createSourceCache} from '../content/createSourceCache.ts';
import type {Machine} from '../createMachine.ts';
import type {LoadedConfig} from '../LoadedConfig.ts';
import {type Compiler, createCompiler} from '../pages/createCompiler.ts';
import {createEarlyDocs, type EarlyDocs} from '../pages/createEarlyDocs.ts';
import {createImportProblems, type ImportProblems} from '../pages/createImportProblems.ts';
import {createRedirectList} from '../pages/createRedirectList.ts';
import {createSiteFiles, type SiteFiles} from '../pages/createSiteFiles.ts';
import {appRequest} from './appRequest.ts';
import {type BatchSteps, createBatchSteps} from './createBatchSteps.ts';
import {type ContentSteps, createContentSteps} from './createContentSteps.ts';
import {createModelGate, type ModelGate} from './createModelGate.ts';
import {createPageParts, type PageParts, type PartContext} from './createPageParts.ts';
import {createSiteReports, type SiteReports} from './createSiteReports.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import type {SiteEvent, SiteState} from './SiteState.ts';

/** The parts of a site, each of which does one kind of work. */
export interface SiteParts extends PageParts {
  config: SiteConfig;
  reports: SiteReports;
  /** Lets everything wait for the content. */
  gate: ModelGate;
  contentSteps: ContentSteps;
  batchSteps: BatchSteps;
  early: EarlyDocs;
  compiler: Compiler;
  app: App;
  redirects: DevSite['redirects'];
  importProblems: ImportProblems;
  siteFiles: SiteFiles;
  /** Ends what the parts do by themselves. */
  close(): Promise<void>;
}

/** Creates the parts of a site; none of them reads anything yet, except for what the last session knew. */
export function createSiteParts(
  context: DevContext,
  {config, files, locate}: LoadedConfig,
  machine: Machine<SiteState, SiteEvent>,
): SiteParts {
  const {state, dispatch} = machine;
  const configSource: ConfigSource = {
    configFile: relativePath(context.siteDir, expectDefined(files[0], 'the file of the configuration')),
    locateConfig: (keys) => locate?.(keys, 'value'),
  };
  const reports = createSiteReports(context, config, () => state().type !== 'closed');
  const {problems} = reports;
  const gate = createModelGate(state);
  const {model} = gate;
  const common: PartContext = {...context, ...reports, config, configSource, model};
  let bundleProblems: readonly Problem[] = [];

  const sources = createSourceCache();
  const reader = createContentReader({...common, sources});
  const early = createEarlyDocs({...common, sources});
  const compiler = createCompiler({...common, onSources: context.onWatch});
  const request = appRequest(context, config, configSource);
  const app = createApp({
    entry: context.bundlerEntry,
    request,
    onUpdate(bundling) {
      bundleProblems = bundling.problems;
      dispatch({type: 'bundled', bundling});
    },
    onSources: context.onWatch,
  });
  const contentSteps = createContentSteps({...common, reader, sources, app, state});
  if (config.bundling) problems.set('bundling', leftOutRules(config.bundling, configSource.configFile));
  const redirects = createRedirectList({...common, compiler});
  const siteFiles = createSiteFiles({
    ...common,
    redirects,
    prerender: () => app.prerender(app.components()),
    report: (found) => problems.set('feeds', found),
  });
  const importProblems = createImportProblems({...common, compiler});
  const pageParts = createPageParts(common, {
    machine,
    reader,
    early,
    compiler,
    redirects,
    app,
    request,
    bundleProblems: () => bundleProblems,
  });
  const {dataFiles} = contentSteps;
  const batchParts = {app, compiler, sources, importProblems, siteFiles, redirects, ...pageParts};
  const batchSteps = createBatchSteps({...common, ...batchParts, dataFiles});

  return {
    config,
    reports,
    gate,
    contentSteps,
    batchSteps,
    early,
    compiler,
    app,
    ...pageParts,
    redirects,
    importProblems,
    siteFiles,
    async close() {
      reader.close();
      await Promise.all([app.close(), siteFiles.close()]);
    },
  };
}
