import {leftOutRules} from '../../bundle/requests/siteBundling.ts';
import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {relativePath} from '../../files/relativePath.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
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
import {createPageRenderer, type PageRenderer} from '../pages/createPageRenderer.ts';
import {createRedirectList} from '../pages/createRedirectList.ts';
import {createSiteFiles, type SiteFiles} from '../pages/createSiteFiles.ts';
import {followLinks, type LinkFollower} from '../pages/followLinks.ts';
import {appRequest} from './appRequest.ts';
import {type BatchSteps, createBatchSteps} from './createBatchSteps.ts';
import {type ContentSteps, createContentSteps} from './createContentSteps.ts';
import {createFaultTracer, type FaultTracer} from './createFaultTracer.ts';
import {createModelGate, type ModelGate} from './createModelGate.ts';
import {createPageFinder, type PageFinder} from './createPageFinder.ts';
import {createSiteReports, type SiteReports} from './createSiteReports.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import {devShell} from './devShell.ts';
import type {SiteEvent, SiteState} from './SiteState.ts';

/** The parts of a site, each of which does one kind of work. */
export interface SiteParts {
  config: SiteConfig;
  reports: SiteReports;
  /** Lets everything wait for the content. */
  gate: ModelGate;
  contentSteps: ContentSteps;
  batchSteps: BatchSteps;
  early: EarlyDocs;
  compiler: Compiler;
  app: App;
  pages: PageFinder;
  renderer: PageRenderer;
  shell(): Promise<DocumentShell>;
  faults: FaultTracer;
  links: LinkFollower;
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
  const common = {...context, ...reports, config, configSource, model};
  let bundleProblems: readonly Problem[] = [];

  const sources = createSourceCache();
  const reader = createContentReader({...common, sources});
  const early = createEarlyDocs({...common, sources});
  const compiler = createCompiler(common);
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
  const links = followLinks({...common, compiler, redirects, reportPages});
  const pages = createPageFinder({...common, machine, reader, early, compiler, reportPages});
  const faults = createFaultTracer({...common, request, app, find: pages.find});
  const renderer = createPageRenderer({
    ...common,
    prerender: app.prerender,
    shell,
    find: pages.find,
    problemsOf: (pageFiles) => [...pageFiles.flatMap(compiler.problems), ...contentProblems(pageFiles)],
    bundleProblems: () => bundleProblems,
    trace: faults.trace,
  });
  const {dataFiles} = contentSteps;
  const batchParts = {app, compiler, sources, importProblems, siteFiles, links, renderer, redirects};
  const batchSteps = createBatchSteps({...common, ...batchParts, dataFiles, reportPages});

  function reportPages(changed: Iterable<string>): void {
    for (const file of changed) problems.set(`page:${file}`, compiler.problems(file));
  }

  /** What was found in these files when the content was read. */
  function contentProblems(pageFiles: readonly string[]): Problem[] {
    const now = state();
    if (now.type !== 'open') return [];
    return now.problems.filter(({file}) => file !== undefined && pageFiles.includes(file));
  }

  async function shell(): Promise<DocumentShell> {
    const now = state();
    const {site} = now.type === 'open' ? now.model : (early.model() ?? (await model()));
    return devShell(config, site, app);
  }

  return {
    config,
    reports,
    gate,
    contentSteps,
    batchSteps,
    early,
    compiler,
    app,
    pages,
    renderer,
    shell,
    faults,
    links,
    redirects,
    importProblems,
    siteFiles,
    async close() {
      reader.close();
      await Promise.all([app.close(), siteFiles.close()]);
    },
  };
}
