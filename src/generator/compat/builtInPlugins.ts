import type {MigratedFeature} from '../config/MigratedFeature.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {PluginEntry} from './lifecycle/SitePlugin.ts';
import {extensionRedirects} from './extensionRedirects.ts';
import {isPlainObject} from './isPlainObject.ts';

type Options = Record<string, unknown>;

/** What becomes of the plugins and themes of a Docusaurus configuration that are built into the generator. */
export interface BuiltIn {
  /** The configuration with them as options of the generator, and without them among its plugins. */
  value: Options;
  /** Where an option was written that a plugin has brought. */
  origins: Record<string, KeyPath>;
  /** What is said of the others that are left out. */
  notes: (TakenOver & {message: string; alternative: string})[];
  /** Those that are built in, which need no message. */
  silent: TakenOver[];
  /** Plugins and themes of others, or of the site itself. */
  run: PluginEntry[];
}

/** A plugin or theme that does not run here. */
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
  /** Of its entry. */
  path: KeyPath;
  /** Of its options. */
  inner: KeyPath;
}

/** Nothing is missing without these. */
const NOTHING_TO_DO = new Set([
  'docusaurus-plugin-sass',
  'plugin-debug',
  'plugin-svgr',
  'plugin-ideal-image',
  'theme-classic',
  'theme-mermaid',
]);

/** Searches that the built-in one replaces. */
const SEARCHES =
  /^(?:@docusaurus\/theme-search-algolia|@easyops-cn\/docusaurus-search-local|@cmfcmf\/docusaurus-search-local|docusaurus-lunr-search|docusaurus-plugin-search-local|docusaurus-theme-search-typesense)$/;

/** Plugins that write what the generator writes for every site. */
const LLMS =
  /^(?:docusaurus-plugin-llms(?:-txt)?|docusaurus-plugin-generate-llms-txt|@signalwire\/docusaurus-plugin-llms-txt)$/;

const INSTEAD: Readonly<Record<string, string>> = {
  'plugin-pwa':
    "Pages stay in the browser's own cache. For an icon on the home screen, name a manifest with `headTags`: `{tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.json'}}`.",
  'plugin-google-analytics': 'Google has ended this service: use `@docusaurus/plugin-google-gtag`.',
};

/** Applies the plugins, themes and analytics of the preset that are built into the generator. */
export function builtInPlugins(written: Options): BuiltIn {
  const result: BuiltIn = {value: withoutNothing(written), origins: {}, notes: [], silent: [], run: []};
  for (const list of ['plugins', 'themes']) {
    const entries: unknown = written[list];
    if (!Array.isArray(entries)) continue;
    const rest: unknown[] = entries.map((entry: unknown, index) => {
      const plugin = readEntry(entry, [list, index]);
      if (plugin && takeOver(plugin, result)) return undefined;
      if (!isForeign(entry)) return entry;
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

/** Whether an entry is not part of Docusaurus: a function, a file, or another package. */
function isForeign(entry: unknown): boolean {
  const [name]: unknown[] = Array.isArray(entry) ? entry : [entry];
  if (typeof name !== 'string') return typeof name === 'function';
  return !/^(?:@docusaurus\/|(?:plugin-)?content-)/.test(name);
}

/** Docusaurus takes `null` for an empty list of these. */
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
  return {name: fullName(name), options: isPlainObject(options) ? options : {}, path, inner};
}

/** Docusaurus takes short names: `@docusaurus/google-gtag` for one is not among them, but `google-gtag` is. */
function fullName(name: string): string {
  const short = name.replace(/^@docusaurus\//, '');
  if (short !== name) return short;
  return /^(?:client-redirects|google-gtag|google-tag-manager|google-analytics|sitemap|debug|svgr|pwa|ideal-image|vercel-analytics|rsdoctor)$/.test(
    name,
  )
    ? `plugin-${name}`
    : name;
}

/** The analytics that the classic preset brings. */
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

/** The option that each of these plugins becomes. */
const BECOMES: Readonly<Record<string, string>> = {
  'plugin-google-gtag': 'analytics.gtag',
  'plugin-google-tag-manager': 'analytics.googleTagManager',
  'plugin-vercel-analytics': 'analytics.vercel',
  'plugin-client-redirects': 'redirects',
};

/** Adds what replaces a plugin; false for one that is none of these. */
function takeOver(plugin: Written, result: BuiltIn): boolean {
  const {name, path} = plugin;
  const full = name.startsWith('plugin-') || name.startsWith('theme-') ? `@docusaurus/${name}` : name;
  const own = {name: full, path};
  if (becomesOption(plugin, result)) {
    const option = BECOMES[name];
    result.silent.push(
      option === undefined
        ? {...own, outcome: 'replaced', alternative: 'The built-in sitemap, with its options.'}
        : {...own, outcome: 'supported', alternative: `The option \`${option}\`.`},
    );
    return true;
  }
  if (NOTHING_TO_DO.has(name)) {
    result.silent.push({...own, outcome: 'replaced', alternative: 'Built in.'});
    return true;
  }
  if (SEARCHES.test(full)) {
    const alternative = 'Remove it, and add an item of the type `search` to the navbar where there is none.';
    const message = `The built-in search takes the place of \`${full}\`.`;
    result.notes.push({...own, outcome: 'replaced', message, alternative});
    return true;
  }
  if (LLMS.test(full)) {
    const message = `The built-in \`llms.txt\` takes the place of \`${full}\`.`;
    const alternative = 'Remove it: every site has `llms.txt`, `llms-full.txt` and its pages as Markdown.';
    result.notes.push({...own, outcome: 'replaced', message, alternative});
    return true;
  }
  const alternative = INSTEAD[name];
  if (alternative === undefined) return false;
  result.notes.push({...own, outcome: 'dropped', message: `\`${full}\` has no effect here.`, alternative});
  return true;
}

/** Adds the options that a plugin becomes; false for one that becomes none. */
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

/** What is said of plugins that are left out. */
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

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
