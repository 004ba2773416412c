import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {App} from '../app/App.ts';
import type {ContentReader} from '../content/createContentReader.ts';
import type {Machine} from '../createMachine.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {EarlyDocs} from '../pages/createEarlyDocs.ts';
import {createPageRenderer, type PageRenderer} from '../pages/createPageRenderer.ts';
import {followLinks, type LinkFollower} from '../pages/followLinks.ts';
import type {appRequest} from './appRequest.ts';
import {createFaultTracer, type FaultTracer} from './createFaultTracer.ts';
import type {ModelGate} from './createModelGate.ts';
import {createPageFinder, type PageFinder} from './createPageFinder.ts';
import type {SiteReports} from './createSiteReports.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import {devShell} from './devShell.ts';
import type {SiteEvent, SiteState} from './SiteState.ts';

/** What all parts of a site are created from. */
export interface PartContext extends Omit<DevContext, keyof SiteReports>, SiteReports {
  config: SiteConfig;
  configSource: ConfigSource;
  model: ModelGate['model'];
}

/** The parts of a site that answer requests for pages. */
export interface PageParts {
  pages: PageFinder;
  renderer: PageRenderer;
  shell(): Promise<DocumentShell>;
  faults: FaultTracer;
  links: LinkFollower;
  /** Reports the compiler's problems of sources. */
  reportPages(files: Iterable<string>): void;
}

export function createPageParts(
  context: PartContext,
  {
    machine,
    reader,
    early,
    compiler,
    redirects,
    app,
    request,
    bundleProblems,
  }: {
    machine: Machine<SiteState, SiteEvent>;
    reader: ContentReader;
    early: EarlyDocs;
    compiler: Compiler;
    redirects: DevSite['redirects'];
    app: App;
    request: ReturnType<typeof appRequest>;
    /** The bundler's latest problems. */
    bundleProblems(): readonly Problem[];
  },
): PageParts {
  const {config, model, problems} = context;
  const {state} = machine;
  const links = followLinks({...context, compiler, redirects, reportPages});
  const pages = createPageFinder({...context, machine, reader, early, compiler, reportPages});
  const faults = createFaultTracer({...context, request, app, find: pages.find});
  const renderer = createPageRenderer({
    ...context,
    prerender: app.prerender,
    shell,
    find: pages.find,
    problemsOf: (files) => [...files.flatMap(compiler.problems), ...contentProblems(files)],
    bundleProblems,
    trace: faults.trace,
  });

  function reportPages(files: Iterable<string>): void {
    for (const file of files) problems.set(`page:${file}`, compiler.problems(file));
  }

  /** What was found in these files when the content was read. */
  function contentProblems(files: readonly string[]): Problem[] {
    const now = state();
    if (now.type !== 'open') return [];
    return now.problems.filter(({file}) => file !== undefined && files.includes(file));
  }

  async function shell(): Promise<DocumentShell> {
    const now = state();
    const {site} = now.type === 'open' ? now.model : (early.model() ?? (await model()));
    return devShell(config, site, app);
  }

  return {pages, renderer, shell, faults, links, reportPages};
}
