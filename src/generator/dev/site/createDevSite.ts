import {leftOutRules, sendableBundling} from '../../bundle/siteBundling.ts';
import path from 'node:path';
import {generatorDir} from '../../files/generatorDir.ts';
import {addedStyles} from '../../pipeline/addedStyles.ts';
import {collectComponents} from '../../pipeline/collectComponents.ts';
import {documentInputs} from '../../pipeline/compileDocuments.ts';
import {tracedPage, traceFaults} from '../../workers/traceFaults.ts';
import {generateFiles} from '../../pipeline/generateFiles.ts';
import {importAliases, isForeign} from '../../pipeline/compatibility.ts';
import type {ConfigSource} from '../../config/Site.ts';
import {allDocs} from '../../content/allDocuments.ts';
import type {DocsSet} from '../../content/Content.ts';
import type {CompileRequest} from '../../markdown/CompileOptions.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {createApp} from '../app/createApp.ts';
import {siteComponents} from '../app/siteComponents.ts';
import {applyTextChanges} from '../content/applyTextChanges.ts';
import {createBrowserLocator} from '../faults/createBrowserLocator.ts';
import {configuredFiles} from '../content/configuredFiles.ts';
import {createContentReader} from '../content/createContentReader.ts';
import {createModel, type Model} from '../content/createModel.ts';
import {createSourceCache} from '../content/createSourceCache.ts';
import {createMachine} from '../createMachine.ts';
import {createCompiler} from '../pages/createCompiler.ts';
import {createEarlyDocs} from '../pages/createEarlyDocs.ts';
import {createImportProblems} from '../pages/createImportProblems.ts';
import {createPageRenderer} from '../pages/createPageRenderer.ts';
import {createRedirectList} from '../pages/createRedirectList.ts';
import {createSiteFiles} from '../pages/createSiteFiles.ts';
import {followLinks} from '../pages/followLinks.ts';
import {type PreparedPage, preparePage} from '../pages/preparePage.ts';
import {recompileDependents} from '../pages/recompileDependents.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import {watchedPaths} from '../watch/watchedPaths.ts';
import type {DevContext, DevSite, LoadedConfig} from './DevSite.ts';
import {devShell} from './devShell.ts';
import {nextSiteState, OPENING_SITE, type ReadContent, type SiteEffect} from './nextSiteState.ts';
import {removeAbandoned} from './removeAbandoned.ts';
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
    set(...found) {
      if (state().type !== 'closed') context.problems.set(...found);
    },
  };
  const waiting = new Set<{resolve(model: Model): void; reject(error: Error): void}>();
  let reading: Promise<void> = Promise.resolve();
  let bundleProblems: readonly Problem[] = [];

  const sources = createSourceCache();
  const configSource: ConfigSource = {
    configFile: toName(expectDefined(loaded.files[0], 'the file of the configuration')),
    locateConfig: (keys) => loaded.locate?.(keys, 'value'),
  };
  const reader = createContentReader({...context, config, configSource, sources});
  const early = createEarlyDocs({...context, config, sources});
  const compiler = createCompiler({siteDir, cacheDir, pipelineVersion, workerEntry, model});
  const appRequest = {
    generatorDir,
    version: pipelineVersion,
    siteDir,
    aliases: importAliases(siteDir, config.bundling),
    cacheDir,
    sharedDir: context.sharedDir,
  };
  const app = createApp({
    entry: context.bundlerEntry,
    request: {
      ...appRequest,
      useCache: true,
      customCss: config.customCss,
      moreStyles: addedStyles({siteDir, ...config, ...configSource}).styles,
      ...(config.clientModules && {clientModules: config.clientModules}),
      staticDirectories: config.staticDirectories,
      ...(isForeign(configSource) && {isLoose: true}),
      ...(config.bundling && {bundling: sendableBundling(config.bundling)}),
    },
    onUpdate: (bundling) => dispatch({type: 'bundled', bundling}),
    onSources: context.onWatch,
  });
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
  const renderer = createPageRenderer({
    problems,
    send,
    prerender: app.prerender,
    shell,
    find: findPage,
    problemsOf: (files) => files.flatMap(compiler.problems),
    bundleProblems: () => bundleProblems,
    trace: async (prepared, fault) => {
      const {content, options, site} = await model();
      const [found] = await traceFaults([tracedPage(prepared, requestIn(content), fault)], {
        app: {...appRequest, site: appFacts(site), components: app.components()},
        site,
        options,
        workerEntry,
      });
      return found ?? fault;
    },
  });

  function perform(effect: SiteEffect): void {
    switch (effect.type) {
      case 'recall':
        void recall().then(
          (content) => dispatch({type: 'recalled', content}),
          // Damaged data counts as missing.
          () => dispatch({type: 'recalled', content: undefined}),
        );
        break;
      case 'read':
        reading = read().then(
          (content) => dispatch({type: 'contentRead', content}),
          (error: Error) => dispatch({type: 'readFailed', error}),
        );
        problems.during(reading);
        break;
      case 'admit':
        for (const {resolve} of waiting) resolve(effect.model);
        waiting.clear();
        break;
      case 'refuse':
        for (const {reject} of waiting) reject(effect.error);
        waiting.clear();
        break;
      case 'bundle':
        app.update(appFacts(effect.site), effect.components, effect.options);
        break;
      case 'notifyApp':
        app.change(effect.files);
        break;
      case 'report':
        if (effect.place === 'app') bundleProblems = effect.problems;
        problems.set(effect.place, effect.problems);
        break;
      case 'send':
        send(effect.message);
        break;
      case 'forgetRemoved':
        forgetRemoved(effect.model);
        break;
      case 'finish':
        void finish(effect.model).catch((error: Error) =>
          perform({type: 'log', what: 'The site could not be read', error}),
        );
        break;
      case 'keep':
        keep();
        break;
      case 'watch':
        context.onWatch();
        break;
      case 'recompile':
        batchStep(recompile(effect.files), () => dispatch({type: 'recompiled'}));
        break;
      case 'applyTexts':
        batchStep(applyTexts(effect.files), (isStructural) => dispatch({type: 'textsApplied', isStructural}));
        break;
      case 'check':
        batchStep(check(effect.files, effect.isStructural), () => dispatch({type: 'checked'}));
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

  function requestIn(content: SiteContent): (file: string) => CompileRequest | undefined {
    return (file) => documentInputs(content).find(([document]) => document.file === file)?.[1];
  }

  function toName(file: string): string {
    return path.relative(siteDir, file).split(path.sep).join('/');
  }

  function toNames(files: ReadonlySet<string>): Set<string> {
    return new Set([...files].map(toName));
  }

  async function recall(): Promise<ReadContent | undefined> {
    const snapshot = await reader.takeRemembered();
    return snapshot && readContent(snapshot.content, snapshot.problems, snapshot.components);
  }

  async function read(): Promise<ReadContent> {
    // A page that someone is waiting for takes precedence.
    await new Promise((resolve) => setImmediate(resolve));
    await sources.free();
    const {content, problems: found} = await reader.read();
    return readContent(content, found);
  }

  function readContent(content: SiteContent, found: Problem[], known?: string[]): ReadContent {
    return {
      model: createModel(siteDir, config, content),
      problems: found,
      components: siteComponents(siteDir, content, known),
    };
  }

  async function model(): Promise<Model> {
    const now = state();
    if (now.type === 'open') return now.model;
    if (now.type === 'failed') throw now.error;
    if (now.type === 'closed') throw new Error('The site was closed.');
    return new Promise((resolve, reject) => waiting.add({resolve, reject}));
  }

  function forgetRemoved({content, document}: Model): void {
    const docs = new Set(allDocs(content).map(({file}) => file));
    for (const file of compiler.files()) {
      if (document(file) || docs.has(file)) continue;
      compiler.forget(file);
      problems.set(`page:${file}`, []);
    }
  }

  async function finish({content, options}: Model): Promise<void> {
    const missing = documentInputs(content).map(([, input]) => ({input}));
    const plan = {known: new Map(), entries: [], missing, options};
    const found = await collectComponents(siteDir, content, plan, config.bundling);
    importProblems.report(found.problems);
    generateFiles({siteDir, config, content}, [...found.components, ...(config.clientModules ?? [])]);
    void app.include(found.components);
    await redirects();
    keep();
    await removeAbandoned(cacheDir);
    app.start();
    context.onWatch();
    await compiler.prepare();
  }

  function keep(): void {
    reader.keepSoon(() => {
      const now = state();
      return now.type === 'open'
        ? {content: now.model.content, problems: now.problems, components: app.components()}
        : undefined;
    });
  }

  function reportPages(files: Iterable<string>): void {
    for (const file of files) problems.set(`page:${file}`, compiler.problems(file));
  }

  /** Recompiles what depends on the files, and sends the list of pages that have changed. */
  async function recompile(files: ReadonlySet<string>): Promise<void> {
    const names = toNames(files);
    await importProblems.recheck(names, await model());
    const {paths, components} = await recompileDependents(await model(), compiler, names, reportPages);
    if (paths.length > 0) {
      await app.include(components);
      send({type: 'pages', paths});
    }
    reportPages(compiler.users(names));
  }

  async function applyTexts(files: ReadonlySet<string>): Promise<boolean> {
    return applyTextChanges(siteDir, await model(), sources, dataFiles(), toNames(files));
  }

  /** The files that the content is made from, including missing ones that would be used if they existed. */
  function dataFiles(): Set<string> {
    const now = state();
    const known = now.type === 'open' ? now.dataFiles : [];
    return new Set([...configuredFiles(config, docsSets()), ...known]);
  }

  /** The docs as far as they have been read. */
  function docsSets(): DocsSet[] {
    const now = state();
    return now.type === 'open' ? now.model.content.docsSets : [];
  }

  async function check(files: ReadonlySet<string>, isStructural: boolean): Promise<void> {
    const folders = config.staticDirectories.map((folder) => path.join(siteDir, folder) + path.sep);
    const isStatic = [...files].some((file) => folders.some((folder) => file.startsWith(folder)));
    if (isStatic && compiler.dependents(toNames(files)).length === 0) send({type: 'reload'});
    siteFiles.forget();
    if (isStructural) await redirects();
    await links.check();
    renderer.retry();
  }

  async function shell(): Promise<DocumentShell> {
    const now = state();
    const {site} = now.type === 'open' ? now.model : (early.model() ?? (await model()));
    return devShell(config, site, app);
  }

  async function page(pathname: string, quick: boolean): Promise<PreparedPage | undefined> {
    return (quick && (await earlyDoc(pathname))) || laterPage(pathname, quick);
  }

  async function findPage(pathname: string): Promise<PreparedPage | undefined> {
    return (await page(pathname, true)) ?? page(pathname, false);
  }

  /** A doc of a large site, before everything else is known. */
  async function earlyDoc(pathname: string): Promise<PreparedPage | undefined> {
    if (state().type !== 'opening' || (await reader.isRemembered)) return undefined;
    const found = await early.page(pathname);
    const branch = early.model();
    if (!found || !branch || state().type !== 'opening') return undefined;
    dispatch({type: 'earlyDocMade', site: branch.site});
    return found;
  }

  async function laterPage(pathname: string, quick: boolean): Promise<PreparedPage | undefined> {
    const prepared = await preparePage(await model(), compiler, pathname, quick);
    if (prepared) reportPages(prepared.route.contents.map(({file}) => file));
    return prepared;
  }

  const browserFaults = createBrowserLocator({
    siteDir,
    browserDir: app.browserDir,
    options: async () => (await model()).options,
    find: findPage,
    requestOf: async (file) => requestIn((await model()).content)(file),
  });

  dispatch({type: 'started'});
  return {
    config,
    app,
    compiler,
    model,
    shell,
    page,
    render: renderer.render,
    redirects,
    generated: siteFiles.find,
    locateFault: browserFaults,
    visited: ({route}) => links.visit(route),
    begin: () => dispatch({type: 'begun'}),
    change: (files) => dispatch({type: 'filesChanged', files}),
    watched: () =>
      watchedPaths(siteDir, loaded, {docsSets: docsSets(), dataFiles: dataFiles(), compiler, app}),
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
