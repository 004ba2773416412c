import {listOf} from '../shared/invariants/listOf.ts';
import type {MigratedFeature} from '../config/MigratedFeature.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {PluginEntry} from './lifecycle/SitePlugin.ts';
import {SITEMAP} from './options/alternatives.ts';
import {extensionRedirects} from './options/extensionRedirects.ts';
import {isPlainObject} from '../shared/invariants/isPlainObject.ts';
import {pluginName} from './pluginName.ts';
import {fullName, packagesNamed, kindOf, type PluginKind} from './options/pluginNames.ts';

type Options = Record<string, unknown>;

/** The result of replacing the plugins and themes of a Docusaurus configuration that are built into the generator. */
export interface BuiltIn {
  /** The configuration, with the plugins converted to options. */
  value: Options;
  /** Where an option that came from a plugin was written. */
  origins: Record<string, KeyPath>;
  /** Messages for plugins that are left out. */
  notes: (TakenOver & {message: string; alternative: string})[];
  /** Plugins that are built in and need no message. */
  silent: TakenOver[];
  /** Whether a search was among them. */
  search?: true;
  /** The theme of live code blocks; absent if the site doesn't have it. */
  live?: LiveBlocks;
  /** Third-party plugins and themes, and those of the site itself. */
  run: PluginEntry[];
}

/** A theme that makes code blocks live, and its setting. */
export interface LiveBlocks {
  /** Where the theme was written. */
  path: KeyPath;
  /** Where the result is, relative to the code. */
  result: 'top' | 'bottom';
  /** What was written instead, if it is none of these. */
  mistake?: unknown;
}

/** A plugin or theme that is not run. */
export interface TakenOver {
  name: string;
  /** Where it was written. */
  path: KeyPath;
  outcome: MigratedFeature['outcome'];
  /** What replaces it, or what to use instead. */
  alternative?: string;
}

/** A plugin, and where it was written. */
interface Written {
  name: string;
  options: Options;
  /** Key path of its entry. */
  path: KeyPath;
  /** Key path of its options. */
  inner: KeyPath;
}

/** Plugins that can be dropped without loss. */
const NOTHING_TO_DO = new Set([
  'docusaurus-plugin-sass',
  'plugin-css-cascade-layers',
  'plugin-debug',
  'plugin-svgr',
  'plugin-ideal-image',
  'theme-classic',
  'theme-mermaid',
]);

/** Search plugins and themes that the built-in search replaces. */
const SEARCHES =
  /^(?:@docusaurus\/theme-search-algolia|(?:@[\w-]+\/)?docusaurus-(?:(?:plugin-)?search-local|(?:plugin-)?lunr-search|theme-search-[\w-]+))$/;

/** Plugins whose output the generator writes for every site. */
const LLMS =
  /^(?:docusaurus-plugin-llms(?:-txt)?|docusaurus-plugin-generate-llms-txt|@signalwire\/docusaurus-plugin-llms-txt)$/;

const COPY_PAGE = 'docusaurus-plugin-copy-page-button';

const INSTEAD: Readonly<Record<string, string>> = {
  'plugin-pwa':
    "Browsers cache the pages. For an icon on the home screen, link a manifest with `headTags`: `{tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.json'}}`.",
  'plugin-google-analytics': 'Google has ended this service: use `@docusaurus/plugin-google-gtag`.',
};

/** Converts the plugins and themes that are built into the generator, and the preset's analytics. */
export function builtInPlugins(written: Options): BuiltIn {
  const result: BuiltIn = {value: withoutNothing(written), origins: {}, notes: [], silent: [], run: []};
  for (const list of ['plugins', 'themes']) {
    const entries: unknown = written[list];
    if (!Array.isArray(entries)) continue;
    const rest: unknown[] = entries.map((entry: unknown, index) => {
      const plugin = readEntry(entry, [list, index]);
      if (plugin && takeOver(plugin, result)) return undefined;
      if (!isForeign(entry, kindOf(list))) return entry;
      result.run.push({entry, path: [list, index]});
      return undefined;
    });
    result.value[list] = rest.some((entry) => entry !== undefined) ? rest : undefined;
  }
  if (Array.isArray(written.presets)) {
    result.value.presets = written.presets.map((preset: unknown, index) => fromPreset(preset, index, result));
  }
  return result;
}

/** Whether an entry is not part of Docusaurus: a function, a file, or a third-party package. */
function isForeign(entry: unknown, kind: PluginKind): boolean {
  const [name]: unknown[] = Array.isArray(entry) ? entry : [entry];
  if (typeof name !== 'string') return typeof name === 'function';
  return !fullName(name, kind).startsWith('@docusaurus/');
}

/** Docusaurus accepts `null` for an empty list of plugins or themes. */
function withoutNothing(written: Options): Options {
  const lists = ['headTags', 'scripts', 'stylesheets', 'clientModules'];
  return Object.fromEntries(
    Object.entries(written).filter(([key, value]) => value !== null || !lists.includes(key)),
  );
}

function readEntry(entry: unknown, path: KeyPath): Written | undefined {
  const [name, options]: unknown[] = Array.isArray(entry) ? entry : [entry];
  if (typeof name !== 'string') return undefined;
  const inner = Array.isArray(entry) ? [...path, 1] : path;
  const full = fullName(name, kindOf(path[0]));
  return {
    name: full.replace(/^@docusaurus\//, ''),
    options: isPlainObject(options) ? options : {},
    path,
    inner,
  };
}

/** The analytics options of the classic preset. */
function fromPreset(preset: unknown, index: number, result: BuiltIn): unknown {
  if (!Array.isArray(preset) || !isPlainObject(preset[1])) return preset;
  const [name, options, ...more]: unknown[] = preset;
  if (!isPlainObject(options)) return preset;
  const kept = {...options};
  for (const [key, plugin] of [
    ['gtag', 'plugin-google-gtag'],
    ['googleTagManager', 'plugin-google-tag-manager'],
  ] as const) {
    const own = kept[key];
    delete kept[key];
    const inner = ['presets', index, 1, key];
    if (isPlainObject(own)) takeOver({name: plugin, options: own, path: inner, inner}, result);
  }
  return [name, kept, ...more];
}

/** The option that replaces each of these plugins. */
const BECOMES: Readonly<Record<string, string>> = {
  'plugin-google-gtag': 'analytics.gtag',
  'plugin-google-tag-manager': 'analytics.googleTagManager',
  'plugin-vercel-analytics': 'analytics.vercel',
  'plugin-client-redirects': 'redirects',
};

/** Adds the replacement of a plugin; returns false if there is none. */
function takeOver(plugin: Written, result: BuiltIn): boolean {
  const {name, path} = plugin;
  if (name === 'theme-live-codeblock') {
    takeLiveBlocks(path, result);
    return true;
  }
  const full = name.startsWith('plugin-') || name.startsWith('theme-') ? `@docusaurus/${name}` : name;
  const own = {name: full, path};
  const candidates = packagesNamed(pluginName(full) ?? full, kindOf(path[0]));
  if (becomesOption(plugin, result)) {
    const option = BECOMES[name];
    result.silent.push(
      option === undefined
        ? {...own, outcome: 'replaced', alternative: SITEMAP}
        : {...own, outcome: 'supported', alternative: `The option \`${option}\`.`},
    );
    return true;
  }
  if (NOTHING_TO_DO.has(name)) {
    result.silent.push({...own, outcome: 'replaced', alternative: 'Built in.'});
    return true;
  }
  if (candidates.some((one) => SEARCHES.test(one))) {
    const alternative = 'Remove it: the built-in search is in the navbar.';
    const shown = pluginName(full) ?? full;
    const message = `The built-in search replaces \`${shown}\`.`;
    result.search = true;
    result.notes.push({...own, name: shown, outcome: 'replaced', message, alternative});
    return true;
  }
  if (candidates.some((one) => LLMS.test(one))) {
    const message = `The built-in \`llms.txt\` replaces \`${full}\`.`;
    const alternative = 'Remove it: every site has `llms.txt`, `llms-full.txt` and its pages as Markdown.';
    result.notes.push({...own, outcome: 'replaced', message, alternative});
    return true;
  }
  if (candidates.includes(COPY_PAGE)) {
    const message = `The built-in menu *Copy page* replaces \`${COPY_PAGE}\`.`;
    const alternative = 'Remove it: the menu is at the top of every page.';
    result.notes.push({...own, name: COPY_PAGE, outcome: 'replaced', message, alternative});
    return true;
  }
  const alternative = INSTEAD[name];
  if (alternative === undefined) return false;
  result.notes.push({...own, outcome: 'dropped', message: `\`${full}\` has no effect here.`, alternative});
  return true;
}

function takeLiveBlocks(path: KeyPath, result: BuiltIn): void {
  const {themeConfig} = result.value;
  const {liveCodeBlock} = isPlainObject(themeConfig) ? themeConfig : {};
  const position = isPlainObject(liveCodeBlock) ? (liveCodeBlock.playgroundPosition ?? 'bottom') : 'bottom';
  const isKnown = position === 'top' || position === 'bottom';
  result.live = {path, result: isKnown ? position : 'bottom', ...(!isKnown && {mistake: position})};
}

/** Adds the options that replace a plugin; returns false if there are none. */
function becomesOption({name, options, inner}: Written, {value, origins}: BuiltIn): boolean {
  const {id: _, ...own} = options;
  const analytics = isPlainObject(value.analytics) ? value.analytics : {};
  switch (name) {
    case 'plugin-google-gtag':
      value.analytics = {...analytics, gtag: own};
      origins['analytics.gtag'] = inner;
      value.clientModules = [...listOf(value.clientModules), '@docusaurus/plugin-google-gtag/client'];
      return true;
    case 'plugin-google-tag-manager':
      value.analytics = {...analytics, googleTagManager: own};
      origins['analytics.googleTagManager'] = inner;
      return true;
    case 'plugin-vercel-analytics':
      value.analytics = {...analytics, vercel: true};
      return true;
    case 'plugin-sitemap':
      value.sitemap ??= own;
      origins.sitemap = inner;
      return true;
    case 'plugin-client-redirects': {
      const {redirects, ...rules} = own;
      value.redirects = [...listOf(value.redirects), ...listOf(redirects)];
      origins.redirects = [...inner, 'redirects'];
      value.createRedirects = extensionRedirects(rules) ?? value.createRedirects;
      origins.createRedirects = inner;
      return true;
    }
    default:
      return false;
  }
}

/** Warnings for plugins that are left out. */
export function noteWarnings(
  notes: BuiltIn['notes'],
  {
    file,
    locate,
  }: {file: string; locate(path: KeyPath, where: 'value'): {line: number; column: number} | undefined},
): Problem[] {
  return notes.map(({path, message, alternative}) => ({
    severity: 'warning',
    file,
    ...locate(path, 'value'),
    message,
    hint: alternative,
  }));
}
