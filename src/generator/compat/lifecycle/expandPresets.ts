import path from 'node:path';
import {isBuildFailure} from '../../files/code/esbuild.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {ConfigFile} from '../../config/ConfigDialect.ts';
import type {ShimContext} from '../../config/module/moduleShims.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {contentOf} from '../options/docusaurusSchema.ts';
import {isForeignPreset} from '../options/foreignPresets.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import {standIns} from '../options/standIns.ts';
import {MARKDOWN_PLUGIN_OPTIONS} from '../options/optionFeatures.ts';
import {settle} from '../../config/module/settle.ts';
import {bundleFailure, importModules, installedPackage, memberOf} from './loadSitePlugins.ts';
import {siteContext} from './siteContext.ts';
import {asError} from '../../shared/invariants/asError.ts';

type Options = Record<string, unknown>;

/** A configuration whose third-party presets have been replaced by the plugins and themes that they stand for. */
export interface ExpandedPresets {
  value: Options;
  problems: Problem[];
  /** Absolute paths of the presets' files in the site. */
  files: string[];
}

/**
 * Calls the third-party presets of a configuration. The docs, blog, pages and theme that one returns become those of the
 * classic preset; its other plugins and themes are added to those of the configuration. One that is not installed stays.
 */
export async function expandPresets(
  written: Options,
  siteDir: string,
  {file, locate}: ConfigFile,
): Promise<ExpandedPresets> {
  const shims: ShimContext = {siteDir, files: new Set(), missing: [], standIn: standIns};
  const result: ExpandedPresets = {value: {...written}, problems: [], files: []};
  const presets: unknown[] = Array.isArray(written.presets) ? [...written.presets] : [];
  for (const [index, preset] of presets.entries()) {
    if (!isForeignPreset(preset)) continue;
    const [named, given]: unknown[] = Array.isArray(preset) ? preset : [preset];
    const request = typeof named === 'string' ? requestOf(named, siteDir) : undefined;
    if (typeof named === 'string' && request === undefined) continue;
    const options = isPlainObject(given) ? given : {};
    const place = {file, ...locate(['presets', index], 'value')};
    const name = typeof named === 'string' ? named : 'preset';
    try {
      const create = request === undefined ? named : await importPreset(request, shims);
      if (typeof create !== 'function') throw new Error('it has no default export that is a function');
      const made: unknown = await settle(
        Reflect.apply(create, undefined, [contextOf(written, siteDir), copyOf(options)]),
        `the preset \`${name}\``,
      );
      const {classic, plugins, themes, lostMarkdown} = sort(made, options);
      presets[index] = classic ? ['classic', classic] : null;
      result.value.plugins = [...listOf(result.value.plugins), ...plugins];
      result.value.themes = [...listOf(result.value.themes), ...themes];
      if (lostMarkdown) result.problems.push({severity: 'warning', ...place, ...lostPlugins(name)});
    } catch (error) {
      const reason = asError(error).message;
      result.problems.push(
        isBuildFailure(error)
          ? await bundleFailure(error, place, shims)
          : {severity: 'error', ...place, message: `The preset \`${name}\` failed: ${reason}`},
      );
      presets[index] = null;
    }
  }
  return {...result, value: {...result.value, presets}, files: [...shims.files]};
}

function lostPlugins(name: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The Markdown plugins that the preset \`${name}\` adds do not run here.`,
    hint: 'Write those that the texts need in its options, such as `docs.remarkPlugins`.',
  };
}

/** The import request for a preset's name, as Docusaurus resolves it; undefined if there is none. */
function requestOf(name: string, siteDir: string): string | undefined {
  if (path.isAbsolute(name)) return name;
  if (/^\.{1,2}\//.test(name)) return path.resolve(siteDir, name);
  return installedPackage(name, 'preset', siteDir);
}

async function importPreset(request: string, shims: ShimContext): Promise<unknown> {
  const module = memberOf((await importModules([request], shims))[request], 'default');
  return typeof module === 'function' ? module : memberOf(module, 'default');
}

function contextOf(written: Options, siteDir: string): Options {
  const i18n = isPlainObject(written.i18n) ? written.i18n : {};
  const defaultLocale = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en';
  const future = isPlainObject(written.future) ? written.future : {};
  return {
    ...siteContext(siteDir, {...written, future: {...future, v4: isPlainObject(future.v4) ? future.v4 : {}}}),
    baseUrl: written.baseUrl,
    localizationDir: path.join(siteDir, 'i18n', defaultLocale),
    i18n: {locales: [defaultLocale], ...i18n, defaultLocale, currentLocale: defaultLocale},
  };
}

/** A copy whose objects and lists the preset may change. */
function copyOf(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([key, value]) => {
      if (Array.isArray(value)) return [key, [...value]];
      return [key, isPlainObject(value) ? copyOf(value) : value];
    }),
  );
}

/** What a preset returns, by where it belongs in a configuration. */
interface Sorted {
  /** Options of the classic preset; absent if there is nothing for it. */
  classic?: Options;
  plugins: unknown[];
  themes: unknown[];
  /** Whether the preset adds plugins of the Markdown compiler, which have no place in the configuration. */
  lostMarkdown: boolean;
}

/** The options of the classic preset for these plugins of it. */
const PARTS: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-sitemap': 'sitemap',
  '@docusaurus/plugin-google-gtag': 'gtag',
  '@docusaurus/plugin-google-tag-manager': 'googleTagManager',
  '@docusaurus/theme-classic': 'theme',
};

function sort(made: unknown, written: Options): Sorted {
  const classic: Options = {};
  const result: Sorted = {plugins: [], themes: [], lostMarkdown: false};
  for (const list of ['plugins', 'themes'] as const) {
    for (const entry of listOf(memberOf(made, list))) {
      const [named, given]: unknown[] = Array.isArray(entry) ? entry : [entry];
      if (named === null || named === undefined || named === false) continue;
      const name = packageOf(named);
      const options = isPlainObject(given) ? given : {};
      const part = contentOf(name) ?? (typeof name === 'string' ? PARTS[name] : undefined);
      if (part === undefined || part in classic || (options.id ?? DEFAULT_ID) !== DEFAULT_ID) {
        result[list].push(Array.isArray(entry) ? [name, ...entry.slice(1)] : name);
        continue;
      }
      const own = isPlainObject(written[part]) ? written[part] : {};
      const others = Object.entries(options).filter(([key]) => !MARKDOWN_PLUGIN_OPTIONS.includes(key));
      const ownPlugins = MARKDOWN_PLUGIN_OPTIONS.flatMap((key) => (key in own ? [[key, own[key]]] : []));
      classic[part] = Object.fromEntries([...others, ...ownPlugins]);
      result.lostMarkdown ||= MARKDOWN_PLUGIN_OPTIONS.some(
        (key) => listOf(options[key]).length > listOf(own[key]).length,
      );
    }
  }
  if (Object.keys(classic).length > 0) {
    result.classic = {docs: false, blog: false, pages: false, ...classic};
  }
  return result;
}

/** The name of a package of Docusaurus whose file a preset has resolved; anything else as it is. */
function packageOf(named: unknown): unknown {
  if (typeof named !== 'string') return named;
  return /^.*[\\/]node_modules[\\/](@docusaurus)[\\/]([^\\/]+)/.exec(named)?.slice(1).join('/') ?? named;
}
