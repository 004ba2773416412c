import {leftOutRules} from '../../bundle/requests/siteBundling.ts';
import {relativePath} from '../../files/relativePath.ts';
import type {ConfigSource} from '../../config/Site.ts';
import {placeAddedPages} from '../../content/placeAddedPages.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {createApp} from '../app/createApp.ts';
import {createContentReader} from '../content/createContentReader.ts';
import {createSourceCache} from '../content/createSourceCache.ts';
import {createMachine} from '../createMachine.ts';
import {createCompiler} from '../pages/createCompiler.ts';
import {createEarlyDocs} from '../pages/createEarlyDocs.ts';
import {createImportProblems} from '../pages/createImportProblems.ts';
import {createPageRenderer} from '../pages/createPageRenderer.ts';
import {createRedirectList} from '../pages/createRedirectList.ts';
import {createSiteFiles} from '../pages/createSiteFiles.ts';
import {followLinks} from '../pages/followLinks.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import {watchedPaths} from '../watch/watchedPaths.ts';
import {appRequest} from './appRequest.ts';
import {completeReading} from './completeReading.ts';
import {createBatchSteps} from './createBatchSteps.ts';
import {createContentSteps} from './createContentSteps.ts';
import {createFaultTracer} from './createFaultTracer.ts';
import {createModelGate} from './createModelGate.ts';
import {createPageFinder} from './createPageFinder.ts';
import type {LoadedConfig} from '../LoadedConfig.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import {devShell} from './devShell.ts';
import {forgetRemoved} from './forgetRemoved.ts';
import {nextSiteState, OPENING_SITE, type SiteEffect} from './nextSiteState.ts';
import {appFacts} from '../../shared/page/AppFacts.ts';

/**
 * Starts reading a site; `model` settles when its pages can be requested. `nextSiteState` decides what happens when;
 * this function performs it.
 */
export function createDevSite(context: DevContext, loaded: LoadedConfig): DevSite {
  const {siteDir, cacheDir, pipelineVersion, workerEntry, log} = context;
  const {config} = loaded;
  const machine = createMachine(OPENING_SITE, nextSiteState, perform);
  const {state, dispatch} = machine;
  const send: DevContext['send'] = (message) => {
    if (state().type !== 'closed') context.send(message);
  };
  /** Work that is still in progress when the site is closed must not report anything. */
  const problems: Pick<ProblemStore, 'set' | 'during'> = {
    during: context.problems.during,
    set(place, found, path) {
      if (state().type !== 'closed') context.problems.set(place, placeAddedPages(found, config), path);
    },
  };
  const gate = createModelGate(state);
  const {model} = gate;
  let reading: Promise<void> = Promise.resolve();
  let bundleProblems: readonly Problem[] = [];

  const sources = createSourceCache();
  const configSource: ConfigSource = {
    configFile: relativePath(siteDir, expectDefined(loaded.files[0], 'the file of the configuration')),
    locateConfig: (keys) => loaded.locate?.(keys, 'value'),
  };
  const reader = createContentReader({...context, config, configSource, sources});
  const early = createEarlyDocs({...context, config, sources});
  const compiler = createCompiler({siteDir, cacheDir, pipelineVersion, workerEntry, model});
  const request = appRequest(context, config, configSource);
  const app = createApp({
    entry: context.bundlerEntry,
    request,
    onUpdate: (bundling) => dispatch({type: 'bundled', bundling}),
    onSources: context.onWatch,
  });
  const contentSteps = createContentSteps({siteDir, config, reader, sources, app, state});
  if (config.bundling) problems.set('bundling', leftOutRules(config.bundling, configSource.configFile));
  const redirects = createRedirectList({
    siteDir,
    config,
    configSource,
    problems,
    model,
    compiler,
  });
  const siteFiles = createSiteFiles({
    ...context,
    model,
    redirects,
    prerender: () => app.prerender(app.components()),
    report: (found) => problems.set('feeds', found),
  });
  const importProblems = createImportProblems({siteDir, config, compiler, problems});
  const links = followLinks({siteDir, problems, model, compiler, redirects, reportPages});
  const pages = createPageFinder({machine, reader, early, compiler, model, reportPages});
  const faults = createFaultTracer({request, workerEntry, app, model, find: pages.find});
  const renderer = createPageRenderer({
    problems,
    send,
    prerender: app.prerender,
    shell,
    find: pages.find,
    problemsOf: (files) => [...files.flatMap(compiler.problems), ...contentProblems(files)],
    bundleProblems: () => bundleProblems,
    trace: faults.trace,
  });
  const steps = createBatchSteps({
    siteDir,
    config,
    app,
    compiler,
    sources,
    importProblems,
    siteFiles,
    links,
    renderer,
    redirects,
    model,
    dataFiles: contentSteps.dataFiles,
    reportPages,
    send,
  });

  function perform(effect: SiteEffect): void {
    switch (effect.type) {
      case 'recall':
        void contentSteps.recall().then(
          (content) => dispatch({type: 'recalled', content}),
          // Damaged data counts as missing.
          () => dispatch({type: 'recalled', content: undefined}),
        );
        break;
      case 'read':
        reading = contentSteps.read().then(
          (content) => dispatch({type: 'contentRead', content}),
          (error: Error) => dispatch({type: 'readFailed', error}),
        );
        problems.during(reading);
        break;
      case 'admit':
        gate.admit(effect.model);
        break;
      case 'refuse':
        gate.refuse(effect.error);
        break;
      case 'bundle':
        app.update(appFacts(effect.site), effect.components, effect.options);
        break;
      case 'notifyApp':
        if (app.change(effect.files)) send({type: 'pages', paths: '*'});
        break;
      case 'report':
        if (effect.place === 'app') bundleProblems = effect.problems;
        problems.set(effect.place, effect.problems);
        break;
      case 'send':
        send(effect.message);
        break;
      case 'forgetRemoved':
        forgetRemoved(effect.model, compiler, problems);
        break;
      case 'finish':
        void completeReading(effect.model, {
          ...context,
          config,
          app,
          compiler,
          importProblems,
          redirects,
          keep: contentSteps.keep,
        }).catch((error: Error) => perform({type: 'log', what: 'The site could not be read', error}));
        break;
      case 'keep':
        contentSteps.keep();
        break;
      case 'watch':
        context.onWatch();
        break;
      case 'recompile':
        batchStep(steps.recompile(effect.files), () => dispatch({type: 'recompiled'}));
        break;
      case 'applyTexts':
        batchStep(steps.applyTexts(effect.files), (isStructural) =>
          dispatch({type: 'textsApplied', isStructural}),
        );
        break;
      case 'check':
        batchStep(steps.check(effect.files, effect.isStructural), () => dispatch({type: 'checked'}));
        break;
      case 'retryPages':
        renderer.retry();
        break;
      case 'log':
        if (state().type !== 'closed') log(`${effect.what}: ${effect.error.stack ?? effect.error.message}`);
    }
  }

  function batchStep<Result>(work: Promise<Result>, done: (result: Result) => void): void {
    problems.during(work);
    work.then(done, (error: Error) => dispatch({type: 'batchFailed', error}));
  }

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

  dispatch({type: 'started'});
  return {
    config,
    app,
    compiler,
    model,
    shell,
    page: pages.page,
    quickPage: pages.quickPage,
    render: renderer.render,
    redirects,
    generated: siteFiles.find,
    locateFault: faults.locate,
    visited: ({route}) => links.visit(route),
    begin: () => dispatch({type: 'begun'}),
    change: (files) => dispatch({type: 'filesChanged', files}),
    watched: () =>
      watchedPaths(siteDir, loaded, {
        docsSets: contentSteps.docsSets(),
        dataFiles: contentSteps.dataFiles(),
        compiler,
        app,
      }),
    greet() {
      const now = state();
      return now.type === 'open' ? early.greet(now.model) : [];
    },
    async close() {
      dispatch({type: 'closed'});
      reader.close();
      await reading;
      await Promise.all([app.close(), siteFiles.close()]);
    },
  };
}
