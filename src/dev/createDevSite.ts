import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BundleRequest, Bundles} from '../build/bundle/createBundles.ts';
import type {DevBundling} from '../build/bundle/devBundles.ts';
import {generatorDir} from '../build/generatorDir.ts';
import {hashOf} from '../build/hash.ts';
import {createDocumentShell} from '../build/output/documentShell.ts';
import {collectComponents} from '../build/stages/collectComponents.ts';
import {documentInputs} from '../build/stages/compileDocuments.ts';
import {isStaticFile} from '../build/stages/isStaticFile.ts';
import type {Content} from '../content/Content.ts';
import {loadContent} from '../content/loadContent.ts';
import type {Problem} from '../problems/Problem.ts';
import {createRedirects, type Redirect} from '../routes/createRedirects.ts';
import {type App, createApp} from './app/createApp.ts';
import {createModel, type Model} from './content/createModel.ts';
import {createSourceCache} from './content/createSourceCache.ts';
import {contentFolders, takeOver} from './content/takeOver.ts';
import {readSnapshot, type Snapshot, writeSnapshot} from './content/snapshot.ts';
import {type Compiler, createCompiler} from './pages/createCompiler.ts';
import {createEarlyPages} from './pages/createEarlyPages.ts';
import {createWholeSite} from './pages/createWholeSite.ts';
import {followLinks} from './pages/followLinks.ts';
import type {DevContext, DevSite, LoadedConfig} from './DevSite.ts';
import {preparePage} from './pages/preparePage.ts';
import {recompileDependents} from './pages/recompileDependents.ts';

/** What was read is kept for the next start after so long without changes (ms). */
const SNAPSHOT_PAUSE = 1500;

/** Starts to read a site; `model` tells when its pages can be asked for. */
export function createDevSite(context: DevContext, loaded: LoadedConfig): DevSite {
  const {siteDir, cacheDir, pipelineVersion, board, send} = context;
  const {config} = loaded;
  const toSite = (file: string): string => path.relative(siteDir, file).split(path.sep).join('/');
  const configFile = toSite(loaded.files[0] ?? '');
  const snapshotKey = hashOf(pipelineVersion, config);
  const sources = createSourceCache();
  const whole = createWholeSite({
    ...context,
    modelOf,
    redirectsOf: redirects,
    prerender: () => appOf().prerender(components),
  });
  const links = followLinks({siteDir, board, modelOf, compilerOf, redirectsOf: redirects});
  let isClosed = false;
  let current: Model | undefined;
  let compiler: Compiler | undefined;
  let app: App | undefined;
  let components: string[] = [];
  let snapshotTimer: NodeJS.Timeout | undefined;
  let contentProblems: Problem[] = [];
  /** Settles when the folders were read, and not only remembered. */
  let wasRead: Promise<void> | undefined;
  let redirecting: {model: Model; redirects: Redirect[]} | undefined;

  const early = createEarlyPages({...context, config, sources});
  let settleSnapshot: (isThere: boolean) => void = () => undefined;
  const hasSnapshot = new Promise<boolean>((resolve) => {
    settleSnapshot = resolve;
  });

  const read = (): Promise<{content: Content; problems: Problem[]}> =>
    loadContent(siteDir, config, {
      keepDrafts: true,
      cache: {dir: cacheDir, version: pipelineVersion},
      sources,
    });

  function adopt(content: Content, problems: Problem[]): Model {
    const model = createModel(siteDir, config, content);
    current = model;
    contentProblems = problems;
    board.set('content', problems);
    if (compiler) compiler.use(model);
    else compiler = createCompiler(siteDir, cacheDir, pipelineVersion, context.workerEntry, model);
    return model;
  }

  function componentsOf(content: Content, known: readonly string[] = []): string[] {
    const pages = content.pages.flatMap(({type, file}) => (type === 'component' ? [`@site/${file}`] : []));
    // A page of the last session may be gone.
    const rest = known.filter(
      (key) => !key.startsWith('@site/') || existsSync(path.join(siteDir, key.slice(6))),
    );
    return [...new Set([...pages, ...rest])].sort();
  }

  function startApp(model: Model): App {
    const request: BundleRequest = {
      generatorDir,
      siteDir,
      cacheDir,
      useCache: true,
      site: model.site,
      components,
      customCss: config.customCss,
    };
    return createApp(context.bundlerEntry, request, onBundling);
  }

  function onBundling({hash, problems, bundles}: DevBundling): void {
    if (isClosed) return;
    board.set('app', problems);
    if (bundles) send({type: 'app', hash});
  }

  const first = (async (): Promise<Model> => {
    const snapshot = await readSnapshot(cacheDir, snapshotKey);
    settleSnapshot(snapshot !== undefined);
    if (!snapshot) {
      // A page that is waited for comes before the rest.
      await new Promise((resolve) => setImmediate(resolve));
      await sources.free();
    }
    const {content, problems} = snapshot ?? (await read());
    const model = adopt(content, problems);
    bundleComponents(componentsOf(content, snapshot?.components));
    if (!app) app = startApp(model);
    else app.update({site: model.site});
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
  }

  async function findComponents(): Promise<void> {
    if (!current || isClosed) return;
    const {content} = current;
    const missing = documentInputs(config, content).map(([, input]) => ({input}));
    const found = await collectComponents(siteDir, content, {known: new Map(), missing});
    board.set('imports', found.problems);
    bundleComponents([...found.components]);
  }

  function bundleComponents(keys: string[]): void {
    components = [...new Set([...components, ...keys])].sort();
    if (!isClosed) void app?.include(components);
  }

  /** Reads the content anew, what has not changed from memory, and tells the pages what is different. */
  async function reload(): Promise<void> {
    const before = current;
    const {content, problems} = await read();
    if (isClosed) return;
    const model = adopt(content, problems);
    if (!before) return;
    bundleComponents(componentsOf(content));
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
    clearTimeout(snapshotTimer);
    snapshotTimer = setTimeout(() => {
      if (!current || isClosed) return;
      const snapshot: Snapshot = {content: current.content, problems: contentProblems, components};
      // A snapshot that cannot be kept costs time at the next start, nothing else.
      writeSnapshot(cacheDir, snapshotKey, snapshot).catch(() => undefined);
    }, SNAPSHOT_PAUSE);
    snapshotTimer.unref();
  }

  function compilerOf(): Compiler {
    if (!compiler) throw new Error('The content is not read yet.');
    return compiler;
  }

  function appOf(): App {
    if (!app) throw new Error('The content is not read yet.');
    return app;
  }

  async function redirects(): Promise<Redirect[]> {
    const model = await modelOf();
    if (redirecting?.model !== model) {
      const result = createRedirects({
        config,
        configFile,
        locateConfig: (keys) => loaded.locate?.(keys, 'value'),
        content: model.content,
        routes: model.routes(compilerOf().compiled),
        isFile: (file) => isStaticFile(siteDir, config, file),
      });
      board.set('redirects', result.problems);
      redirecting = {model, redirects: result.redirects};
    }
    return redirecting.redirects;
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
    const {paths, components: used} = await recompileDependents(model, compilerOf(), files, tellProblems);
    if (paths.length === 0) return;
    const fresh = used.filter((key) => !components.includes(key));
    if (fresh.length > 0) {
      components = [...components, ...fresh].sort();
      await appOf().include(fresh);
    }
    send({type: 'pages', paths});
  }

  async function change(files: ReadonlySet<string>): Promise<void> {
    await first;
    const names = new Set([...files].map(toSite));
    await recompile(names);
    await (wasRead ?? Promise.resolve());
    const isStructure = await takeOver(siteDir, await modelOf(), sources, names);
    if (isStructure) await reload();
    const statics = config.staticDirectories.map((folder) => path.join(siteDir, folder));
    const isStatic = [...files].some((file) => statics.some((folder) => file.startsWith(folder + path.sep)));
    if (isStatic && compilerOf().dependents(names).length === 0) send({type: 'reload'});
    whole.forget();
    if (isStructure) await redirects();
    await links.check();
    keepSnapshot();
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
    async shell() {
      const model = current ?? early.model() ?? (await first);
      const {app: id, styles, scripts, chunks} = appOf().names();
      const bundles: Bundles = {app: id, styles, scripts, chunks, prerender: '', browserDir: '', files: []};
      return createDocumentShell(model.site, bundles);
    },
    async page(pathname, quick) {
      const isEarly = quick && !current && !(await hasSnapshot);
      const found = isEarly ? await early.page(pathname) : undefined;
      const drawn = early.model();
      if (found && drawn && !current) {
        app ??= startApp(drawn);
        return found;
      }
      const model = await modelOf();
      const page = await preparePage(model, compilerOf(), cacheDir, pathname, quick);
      if (page) tellProblems(page.route.contents.map(({file}) => file));
      return page;
    },
    redirects,
    generated: whole.find,
    visited: ({route}) => links.visit(route),
    change,
    watched() {
      const below = (...names: string[]) => names.map((name) => path.join(siteDir, name));
      const dependencies = compiler
        ? [...compiler.compiled.values()].flatMap(({dependencies: {files}}) => Object.keys(files))
        : [];
      const sidebars = config.docs === false ? false : config.docs.sidebarPath;
      return {
        folders: below(...contentFolders(config), ...config.staticDirectories),
        files: [
          ...loaded.files,
          ...below(...(sidebars ? [sidebars] : []), ...(current?.content.files ?? []), ...dependencies),
        ],
      };
    },
    complete,
    greet: () => (current ? early.greet(current) : []),
    async close() {
      isClosed = true;
      clearTimeout(snapshotTimer);
      await first.catch(() => undefined);
      await Promise.all([app?.close(), whole.close()]);
    },
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
