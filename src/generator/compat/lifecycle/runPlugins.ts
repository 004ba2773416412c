import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {moduleFile} from '../../files/code/moduleFile.ts';
import {isFolder} from '../../files/folders/isFolder.ts';
import {relativePath} from '../../files/relativePath.ts';
import type {ConfigFile, Extension} from '../../config/ConfigDialect.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import {settle} from '../../config/module/settle.ts';
import type {AddedPage, SiteConfig} from '../../config/SiteConfig.ts';
import {namedLocales} from '../../config/resolveLocales.ts';
import {allowTags} from '../../config/tags/allowTags.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {joinTags} from '../../config/tags/siteTags.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {GENERATED_FOLDER} from '../../files/cache/cacheFolder.ts';
import {addedPages} from './addedPages.ts';
import {builtRoutes} from './builtRoutes.ts';
import {placeText} from '../placeText.ts';
import {failure, loadSitePlugins} from './loadSitePlugins.ts';
import {migratedPlugins} from './migratedPlugins.ts';
import {bundlingArguments, readBundling} from './pluginBundling.ts';
import {postCssOptions, postCssPart, postCssPlugins} from './postCss.ts';
import {pluginTags} from './pluginTags.ts';
import {type PluginTheme, readTheme, reportThemes} from './pluginThemes.ts';
import {siteContext} from './siteContext.ts';
import {type PluginEntry, PluginMistake, type SitePlugin} from './SitePlugin.ts';
import {siteKey} from '../../shared/address/siteKey.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';

/** Methods that have no effect here, and alternatives. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  extendCli: 'Run it with Node, in a script of `package.json`.',
  translateContent: 'Translate the plugin’s texts in its own components.',
  translateThemeConfig: 'Translate the plugin’s texts in its own components.',
};

/** The same where a site has a language that is not English. */
const WITHOUT_EFFECT_IN_OTHERS: Readonly<Record<string, string>> = {
  getDefaultCodeTranslationMessages: 'Put the texts into `code.json` of each language.',
};

function withoutEffect(config: SiteConfig): [method: string, hint: string][] {
  const languages = [config.locale, ...namedLocales(config).map(({locale}) => locale)];
  const isEnglish = languages.every((locale) => /^en(?:-|$)/.test(locale));
  return Object.entries({...WITHOUT_EFFECT, ...(!isEnglish && WITHOUT_EFFECT_IN_OTHERS)});
}

/**
 * Runs the site's plugins as Docusaurus does, and adds their results to the configuration: elements of the documents,
 * client modules, pages, and data.
 *
 * @param written The configuration as the site has written it, which is passed to plugins.
 */
export async function runPlugins(
  entries: readonly PluginEntry[],
  config: SiteConfig,
  {siteDir, written, file}: {siteDir: string; written: Record<string, unknown>; file: ConfigFile},
): Promise<Extension> {
  const context = contextOf(config, siteDir, written);
  const loaded = await loadSitePlugins(entries, context, file);
  const run: Run = {
    config,
    siteDir,
    problems: loaded.problems,
    migration: [],
    pages: [],
    data: {},
    contents: {},
    files: loaded.files,
  };
  for (const one of loaded.plugins) await runPlugin(one, run);
  await addThemes(loaded.plugins, run);
  await addPostCss(loaded.plugins, run);
  for (const one of loaded.plugins) {
    const {actions} = actionsOf(one, run);
    const unread = new Set<string>();
    const allContent = withoutOwnContent(run.contents, (name) => unread.add(name));
    await call(one, 'allContentLoaded', run, [{allContent, actions}]);
    reportUnread(one, 'allContentLoaded', unread, run);
  }
  const after = loaded.plugins.filter(({plugin}) => typeof plugin.postBuild === 'function');
  return {
    config: {
      ...run.config,
      ...(run.pages.length > 0 && {addedPages: run.pages}),
      ...(Object.keys(run.data).length > 0 && {globalData: run.data}),
      ...(after.length > 0 && {
        afterBuild: async (outDir: string, routesPaths: string[]) => {
          const late: Run = {...run, problems: [], migration: []};
          const built = builtRoutes(outDir, routesPaths, config.trailingSlash);
          // Docusaurus' output does not include the base path. Plugins may have kept the context, and read it there.
          context.outDir = path.join(outDir, config.baseUrl);
          for (const one of after) {
            const content = run.contents[one.plugin.name]?.[one.id];
            const unread = new Set<string>();
            const plugins = pluginsWithContent(loaded.plugins, run.contents, (name) => unread.add(name));
            await call(one, 'postBuild', late, [{...context, ...built, routesPaths, content, plugins}]);
            reportUnread(one, 'postBuild', unread, late);
          }
          return late.problems;
        },
      }),
    },
    problems: run.problems,
    migration: [...migratedPlugins(entries, loaded.missing, file), ...run.migration],
    files: run.files,
  };
}

/** What Docusaurus' content plugins have loaded, without anything in it: here plugins run before the content is read. */
const NO_CONTENT: Readonly<Record<string, unknown>> = {
  'docusaurus-plugin-content-docs': {loadedVersions: []},
  'docusaurus-plugin-content-blog': {
    blogSidebarTitle: '',
    blogPosts: [],
    blogListPaginated: [],
    blogTags: {},
    blogTagsListPath: '',
    authorsMap: {},
  },
  'docusaurus-plugin-content-pages': [],
};

/** The contents of the site's plugins, with empty ones for the content plugins, whichever instance is asked for. */
function withoutOwnContent(
  contents: Run['contents'],
  note: (name: string) => void,
): Record<string, Record<string, unknown>> {
  const empty = Object.entries(NO_CONTENT).map(([name, content]) => [
    name,
    new Proxy(
      {default: content},
      {
        get: (_, id) => {
          note(name);
          return typeof id === 'string' ? content : undefined;
        },
      },
    ),
  ]);
  return {...Object.fromEntries(empty), ...contents};
}

/** The plugins as `postBuild` gets them: each with its content, those of Docusaurus' content plugins with an empty one. */
function pluginsWithContent(
  plugins: readonly SitePlugin[],
  contents: Run['contents'],
  note: (name: string) => void,
): object[] {
  const empty = Object.entries(NO_CONTENT).map(([name, content]) => ({
    name,
    options: {id: DEFAULT_ID},
    get content() {
      note(name);
      return content;
    },
  }));
  const own = plugins.map(({plugin, id}): object =>
    Object.assign(Object.create(plugin), {options: {id}, content: contents[plugin.name]?.[id]}),
  );
  return [...empty, ...own];
}

/** What a plugin can use instead of the content of docs, posts and pages. */
const INSTEAD_OF_CONTENT = {
  allContentLoaded:
    'Read it in components instead: `useDocsData` has the docs, and `@generated` the latest posts.',
  postBuild: 'Read the pages in `outDir` instead: `routesPaths` has their addresses.',
};

function reportUnread(
  {plugin, place}: SitePlugin,
  method: keyof typeof INSTEAD_OF_CONTENT,
  names: ReadonlySet<string>,
  run: Run,
): void {
  if (names.size === 0) return;
  const message = `\`${method}\` of the plugin \`${plugin.name}\` reads the content of ${listNames([...names])}, which is empty here: plugins run before docs, posts and pages are read.`;
  const hint = INSTEAD_OF_CONTENT[method];
  run.problems.push({severity: 'warning', ...place, message, hint});
  const feature = `\`${method}\` of \`${plugin.name}\``;
  run.migration.push({feature, place: placeText(place), outcome: 'dropped', alternative: hint});
}

/** The results of the plugins so far. */
interface Run {
  config: SiteConfig;
  siteDir: string;
  problems: Problem[];
  /** What happens to single methods. */
  migration: MigratedFeature[];
  pages: AddedPage[];
  data: Record<string, Record<string, unknown>>;
  contents: Record<string, Record<string, unknown>>;
  files: string[];
}

function contextOf(config: SiteConfig, siteDir: string, written: Record<string, unknown>) {
  const {baseUrl, locale} = config;
  const languages = namedLocales(config);
  const own = languages.find((one) => one.locale === locale);
  return {
    ...siteContext(siteDir, {...written, baseUrl}),
    baseUrl,
    i18n: {
      currentLocale: locale,
      defaultLocale: locale,
      locales: languages.map((one) => one.locale),
      localeConfigs: Object.fromEntries(
        languages.map(({locale: name, folder, ...one}) => [name, {...one, translate: folder !== undefined}]),
      ),
      path: 'i18n',
    },
    localizationDir: path.join(siteDir, own?.folder ?? `i18n/${locale}`),
  };
}

async function runPlugin(one: SitePlugin, run: Run): Promise<void> {
  const {plugin, id, place} = one;
  for (const [method, hint] of withoutEffect(run.config)) {
    if (typeof plugin[method] !== 'function') continue;
    const message = `\`${method}\` of the plugin \`${plugin.name}\` has no effect here.`;
    run.problems.push({severity: 'warning', ...place, message, hint});
    const feature = `\`${method}\` of \`${plugin.name}\``;
    run.migration.push({feature, place: placeText(place), outcome: 'dropped', alternative: hint});
  }
  const content = await call(one, 'loadContent', run, []);
  if (content === FAILED) return;
  run.contents[plugin.name] = {...run.contents[plugin.name], [id]: content};
  await call(one, 'contentLoaded', run, [actionsOf(one, run, content)]);
  const tags = await call(one, 'injectHtmlTags', run, [{content}]);
  if (tags !== undefined && tags !== FAILED) attempt(one, 'injectHtmlTags', run, () => addTags(tags, run));
  const modules = await call(one, 'getClientModules', run, []);
  if (Array.isArray(modules)) attempt(one, 'getClientModules', run, () => addModules(modules, one, run));
  await addBundling(one, content, run);
  const watched = await call(one, 'getPathsToWatch', run, []);
  if (Array.isArray(watched)) {
    // Glob patterns are left out: the watcher only supports files and folders.
    const files = watched.map(String).filter((name) => !/[*?{[]/.test(name));
    run.files.push(...files.map((name) => path.resolve(run.siteDir, name)));
  }
}

/** Collects the folders of components that plugins have for the theme, and reports what each of them replaces. */
async function addThemes(plugins: readonly SitePlugin[], run: Run): Promise<void> {
  const themes: PluginTheme[] = [];
  for (const one of plugins) {
    const given = await call(one, 'getThemePath', run, []);
    if (given === undefined || given === null || given === FAILED) continue;
    const theme = attempt(one, 'getThemePath', run, () => readTheme(one, given));
    if (theme) themes.push(theme);
  }
  if (themes.length === 0) return;
  const {problems, migration} = reportThemes(themes, run.siteDir);
  run.problems.push(...problems);
  run.migration.push(...migration);
  const folders = themes.map(({folder}) => folder);
  // Its files appear and disappear.
  run.files.push(...folders.filter((folder) => !folder.includes(`${path.sep}node_modules${path.sep}`)));
  run.config = {...run.config, bundling: {...bundlingOf(run), themes: folders}};
}

/** Collects the PostCSS plugins; each plugin of the site adds to those before it. */
async function addPostCss(plugins: readonly SitePlugin[], run: Run): Promise<void> {
  const those = plugins.filter(({plugin}) => typeof plugin.configurePostCss === 'function');
  let options: unknown = postCssOptions();
  for (const one of those) {
    const given = await call(one, 'configurePostCss', run, [options]);
    if (given !== FAILED && given !== undefined) options = given;
  }
  const added = postCssPlugins(options);
  const [first] = those;
  if (added.length === 0 || first === undefined) return;
  const part = postCssPart(added, run.siteDir);
  if (part === undefined) {
    const message = `The style sheets are not changed by \`configurePostCss\` of the plugin \`${first.plugin.name}\`: \`postcss-loader\` is not installed.`;
    const hint = 'Run `npm install postcss-loader` in the site.';
    run.problems.push({severity: 'warning', ...first.place, message, hint});
    return;
  }
  const known = bundlingOf(run);
  run.config = {...run.config, bundling: {...known, browser: [...known.browser, part], readsContent: true}};
}

/** Collects the plugin's additions to webpack's configuration: one for the browser, and one for prerendering. */
async function addBundling(one: SitePlugin, content: unknown, run: Run): Promise<void> {
  if (typeof one.plugin.configureWebpack !== 'function') return;
  const ofBrowser = bundlingArguments(false);
  const forBrowser = await call(one, 'configureWebpack', run, [...ofBrowser, content]);
  // The second call would fail in the same way.
  if (forBrowser === FAILED) return;
  const {parts: browser, leftOut, ignored} = readBundling(forBrowser, ofBrowser[0], run.siteDir);
  const ofPrerender = bundlingArguments(true);
  const forPrerender = await call(one, 'configureWebpack', run, [...ofPrerender, content]);
  const {parts: prerender} = readBundling(forPrerender, ofPrerender[0], run.siteDir);
  if (ignored.length > 0) {
    run.problems.push({
      severity: 'warning',
      ...one.place,
      message: `\`configureWebpack\` of the plugin \`${one.plugin.name}\` sets ${listNames(ignored)} of webpack, which ${ignored.length === 1 ? 'has' : 'have'} no effect here.`,
      hint: `The generator sets ${ignored.length === 1 ? 'it' : 'them'} by itself. A plugin may add \`resolve\`, \`module.rules\`, \`plugins\`, \`externals\`, \`ignoreWarnings\` and \`experiments\`.`,
    });
  }
  if (leftOut.length > 0) {
    run.problems.push({
      severity: 'warning',
      ...one.place,
      message: `\`configureWebpack\` of the plugin \`${one.plugin.name}\` adds plugins of Rspack that webpack does not have: ${listNames(leftOut)}. The site is built without them.`,
      hint: 'Use plugins for webpack. Files that are only copied can be in `static`.',
    });
  }
  if (browser.length + prerender.length === 0) return;
  const known = bundlingOf(run);
  run.config = {
    ...run.config,
    bundling: {
      ...known,
      browser: [...known.browser, ...browser],
      prerender: [...known.prerender, ...prerender],
    },
  };
}

function bundlingOf({config}: Run): NonNullable<SiteConfig['bundling']> {
  return config.bundling ?? {browser: [], prerender: []};
}

function addTags(given: unknown, run: Run): void {
  const tags = pluginTags(given);
  const contentSecurityPolicy = allowTags(run.config.contentSecurityPolicy, tags);
  run.config = {...run.config, tags: joinTags(run.config.tags, tags), contentSecurityPolicy};
}

/**
 * Paths of client modules are relative to the plugin's own file, as in Docusaurus.
 *
 * @throws a `PluginMistake` for a file that does not exist: the bundler would report it in a module that nobody wrote.
 */
function addModules(modules: unknown[], {dir}: SitePlugin, run: Run): void {
  const keys = modules.map((module) => {
    const name = String(module);
    const target = path.isAbsolute(name) || name.startsWith('.') ? path.resolve(dir, name) : undefined;
    if (target === undefined) return name;
    if (moduleFile(target.replace(/\?.*$/, '')) === undefined && !isFolder(target))
      throw new PluginMistake(`returns the path ${name} from \`getClientModules\`, which is not a file`);
    return siteKey(relativePath(run.siteDir, target));
  });
  run.config = {...run.config, clientModules: [...(run.config.clientModules ?? []), ...keys]};
}

/** The `actions` argument of `contentLoaded`. */
function actionsOf(one: SitePlugin, run: Run, content?: unknown) {
  const {plugin, id} = one;
  const actions = {
    addRoute: (route: unknown) => void run.pages.push(...addedPages(route, run.siteDir, one)),
    createData: async (name: string, data: unknown): Promise<string> => {
      const file = path.join(run.siteDir, GENERATED_FOLDER, plugin.name, id, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
      return file;
    },
    setGlobalData: (data: unknown) => {
      // Docusaurus writes it to a JSON file: functions are left out.
      const plain: unknown = JSON.parse(JSON.stringify(data) ?? 'null');
      run.data[plugin.name] = {...run.data[plugin.name], [id]: plain};
    },
  };
  return {content, actions};
}

/** The result of a method that threw. */
const FAILED = Symbol('failed');

async function call(
  {plugin, place}: SitePlugin,
  method: string,
  run: Run,
  given: unknown[],
): Promise<unknown> {
  const own = plugin[method];
  if (own === undefined || own === null) return undefined;
  try {
    if (typeof own !== 'function') throw new PluginMistake(`must have a function as \`${method}\``);
    return await settle(Reflect.apply(own, plugin, given), `\`${method}\` of the plugin \`${plugin.name}\``);
  } catch (error) {
    run.problems.push(failure(plugin.name, method, error, place));
    return FAILED;
  }
}

function attempt<Result>(
  {plugin, place}: SitePlugin,
  method: string,
  run: Run,
  work: () => Result,
): Result | undefined {
  try {
    return work();
  } catch (error) {
    run.problems.push(failure(plugin.name, method, error, place));
    return undefined;
  }
}
