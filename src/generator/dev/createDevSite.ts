import path from 'node:path';
import type {Bundles} from '../bundle/createBundles.ts';
import type {DevBundling} from '../bundle/devBundles.ts';
import {generatorDir} from '../files/generatorDir.ts';
import {IMPORT_ALIASES} from '../pipeline/compatibility.ts';
import {createDocumentShell} from '../render/documentShell.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import {collectComponents} from '../pipeline/collectComponents.ts';
import {documentInputs} from '../pipeline/compileDocuments.ts';
import type {SiteContent} from '../reference/SiteContent.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {type App, createApp} from './app/createApp.ts';
import {siteComponents} from './app/siteComponents.ts';
import {createContentReader} from './content/createContentReader.ts';
import {configuredFiles} from './content/configuredFiles.ts';
import {createModel, type Model} from './content/createModel.ts';
import {createSourceCache} from './content/createSourceCache.ts';
import {lostSidebars} from './content/lostSidebars.ts';
import {takeOver} from './content/takeOver.ts';
import type {DevContext, DevSite, LoadedConfig} from './DevSite.ts';
import {type Compiler, createCompiler} from './pages/createCompiler.ts';
import {createEarlyPages} from './pages/createEarlyPages.ts';
import {createPainter} from './pages/createPainter.ts';
import {createRedirectList} from './pages/createRedirectList.ts';
import {createWholeSite} from './pages/createWholeSite.ts';
import {followLinks} from './pages/followLinks.ts';
import {type PreparedPage, preparePage} from './pages/preparePage.ts';
import {recompileDependents} from './pages/recompileDependents.ts';
import {removeAbandoned} from './removeAbandoned.ts';
import {watchedPaths} from './watchedPaths.ts';

/** Starts to read a site; `model` tells when its pages can be asked for. */
export function createDevSite(context: DevContext, loaded: LoadedConfig): DevSite {
  const {siteDir, cacheDir, pipelineVersion, board, send} = context;
  const {config} = loaded;
  const toSite = (file: string): string => path.relative(siteDir, file).split(path.sep).join('/');
  const sources = createSourceCache();
  const reader = createContentReader({...context, config, sources});
  const early = createEarlyPages({...context, config, sources});
  const redirects = createRedirectList({
    ...context,
    config,
    configFile: toSite(loaded.files[0] ?? ''),
    locate: loaded.locate,
    modelOf,
    compilerOf,
  });
  const whole = createWholeSite({
    ...context,
    modelOf,
    redirectsOf: redirects,
    prerender: () => appOf().prerender(appOf().components()),
  });
  const links = followLinks({siteDir, board, modelOf, compilerOf, redirectsOf: redirects});
  const painter = createPainter({
    board,
    send,
    prerender: (components) => appOf().prerender(components),
    shell,
    find: async (pathname) => (await page(pathname, true)) ?? (await page(pathname, false)),
    problemsOf: (files) => files.flatMap((file) => compiler?.problems(file) ?? []),
  });
  /** What the content is made of, and was made of before: a file that is gone may come back. */
  const dataFiles = new Set(configuredFiles(config));
  let isClosed = false;
  let current: Model | undefined;
  let compiler: Compiler | undefined;
  let app: App | undefined;
  let contentProblems: Problem[] = [];
  /** Settles when the folders were read, and not only remembered. */
  let wasRead: Promise<void> | undefined;

  function adopt(content: SiteContent, problems: Problem[]): Model {
    const model = createModel(siteDir, config, content);
    current = model;
    contentProblems = problems;
    for (const file of content.files) dataFiles.add(file);
    board.set('content', problems);
    if (compiler) compiler.use(model);
    else compiler = createCompiler(siteDir, cacheDir, pipelineVersion, context.workerEntry, model);
    return model;
  }

  function startApp(model: Model, components: string[]): App {
    return createApp({
      entry: context.bundlerEntry,
      request: {
        generatorDir,
        siteDir,
        aliases: IMPORT_ALIASES,
        cacheDir,
        useCache: true,
        site: model.site,
        components,
        customCss: config.customCss,
      },
      version: pipelineVersion,
      withEsbuild: context.withEsbuild,
      onUpdate: onBundling,
      onSources: context.watchAnew,
    });
  }

  function onBundling({hash, problems, bundles}: DevBundling): void {
    if (isClosed) return;
    board.set('app', problems);
    if (bundles) send({type: 'app', hash});
    painter.retry();
  }

  const first = (async (): Promise<Model> => {
    const snapshot = await reader.takeRemembered();
    if (!snapshot) {
      // A page that is waited for comes before the rest.
      await new Promise((resolve) => setImmediate(resolve));
      await sources.free();
    }
    const {content, problems} = snapshot ?? (await reader.read());
    const model = adopt(content, problems);
    const components = siteComponents(siteDir, content, snapshot?.components);
    if (app) {
      app.update({site: model.site});
      void app.include(components);
    } else {
      app = startApp(model, components);
    }
    if (!snapshot) wasRead = Promise.resolve();
    if (early.model()) send({type: 'sidebars'});
    return model;
  })();
  // Whoever asks for the model hears of it.
  first.catch(() => undefined);

  /** After an answer from memory, the folders themselves; then the components that pages import. */
  async function complete(): Promise<void> {
    await first;
    wasRead ??= reload();
    await wasRead;
    await findComponents();
    await redirects();
    keepSnapshot();
    await removeAbandoned(cacheDir);
  }

  async function findComponents(): Promise<void> {
    if (!current || isClosed) return;
    const {content} = current;
    const missing = documentInputs(config, content).map(([, input]) => ({input}));
    const found = await collectComponents(siteDir, content, {known: new Map(), missing});
    board.set('imports', found.problems);
    if (!isClosed) void appOf().include(found.components);
  }

  /** Reads the content anew, what has not changed from memory, and tells the pages what is different. */
  async function reload(): Promise<void> {
    const before = current;
    const {content, problems} = await reader.read();
    if (isClosed) return;
    const model = adopt(content, problems);
    if (!before) return;
    const lost = lostSidebars(config, before.content, content);
    if (lost) board.set('sidebars', lost);
    void app?.include(siteComponents(siteDir, content));
    if (!isSame(before.site, model.site)) app?.update({site: model.site});
    if (isSame(before.content, content)) return;
    for (const file of compilerOf().files()) {
      const isGone = !model.document(file) && !content.docs.some((doc) => doc.file === file);
      if (!isGone) continue;
      compilerOf().forget(file);
      board.set(`page:${file}`, []);
    }
    if (isSame(before.content.sidebars, content.sidebars)) send({type: 'pages', paths: '*'});
    else send({type: 'sidebars'});
    keepSnapshot();
  }

  function keepSnapshot(): void {
    if (isClosed) return;
    reader.keepSoon(
      () =>
        current && {content: current.content, problems: contentProblems, components: appOf().components()},
    );
  }

  function compilerOf(): Compiler {
    if (!compiler) throw new Error('The content is not read yet.');
    return compiler;
  }

  function appOf(): App {
    if (!app) throw new Error('The content is not read yet.');
    return app;
  }

  async function modelOf(): Promise<Model> {
    return current ?? first;
  }

  function tellProblems(files: Iterable<string>): void {
    for (const file of files) board.set(`page:${file}`, compilerOf().problems(file));
  }

  /** Compiles again what depends on the files; tells which pages show something new. */
  async function recompile(files: ReadonlySet<string>): Promise<void> {
    const model = await modelOf();
    const {paths, components} = await recompileDependents(model, compilerOf(), files, tellProblems);
    if (paths.length === 0) return;
    await appOf().include(components);
    send({type: 'pages', paths});
  }

  async function change(files: ReadonlySet<string>): Promise<void> {
    await first;
    const names = new Set([...files].map(toSite));
    appOf().change(files);
    await recompile(names);
    tellProblems(compilerOf().users(names));
    await (wasRead ?? Promise.resolve());
    const isStructure = await takeOver(siteDir, await modelOf(), sources, dataFiles, names);
    if (isStructure) await reload();
    const statics = config.staticDirectories.map((folder) => path.join(siteDir, folder));
    const isStatic = [...files].some((file) => statics.some((folder) => file.startsWith(folder + path.sep)));
    if (isStatic && compilerOf().dependents(names).length === 0) send({type: 'reload'});
    whole.forget();
    if (isStructure) await redirects();
    await links.check();
    painter.retry();
    keepSnapshot();
  }

  async function shell(): Promise<DocumentShell> {
    const model = current ?? early.model() ?? (await first);
    const {app: id, styles, scripts, chunks} = appOf().names();
    const bundles: Bundles = {app: id, styles, scripts, chunks, prerender: '', browserDir: '', files: []};
    return createDocumentShell(model.site, bundles);
  }

  async function page(pathname: string, quick: boolean): Promise<PreparedPage | undefined> {
    const isEarly = quick && !current && !(await reader.isRemembered);
    const found = isEarly ? await early.page(pathname) : undefined;
    const drawn = early.model();
    if (found && drawn && !current) {
      app ??= startApp(drawn, []);
      return found;
    }
    const model = await modelOf();
    const prepared = await preparePage(model, compilerOf(), pathname, quick);
    if (prepared) tellProblems(prepared.route.contents.map(({file}) => file));
    return prepared;
  }

  return {
    config,
    get app() {
      return appOf();
    },
    get compiler() {
      return compilerOf();
    },
    model: modelOf,
    shell,
    page,
    draw: painter.draw,
    redirects,
    generated: whole.find,
    visited: ({route}) => links.visit(route),
    change,
    watched: () => watchedPaths(siteDir, loaded, {dataFiles, compiler, app}),
    complete,
    greet: () => (current ? early.greet(current) : []),
    async close() {
      isClosed = true;
      painter.close();
      reader.close();
      await first.catch(() => undefined);
      await Promise.all([app?.close(), whole.close()]);
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
