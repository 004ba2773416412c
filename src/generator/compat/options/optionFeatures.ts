import {existsSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import {basePath} from '../../config/schema/common.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import {pluginName} from '../pluginName.ts';

type Options = Record<string, unknown>;
type PlaceOf = (path: KeyPath, where: 'key' | 'value') => string;

/** Top-level options that add something of the site's own to its pages. */
const SITE_OPTIONS = ['headTags', 'scripts', 'stylesheets', 'clientModules'];

/** Options of a content type that list plugins of the Markdown compiler. */
export const MARKDOWN_PLUGIN_OPTIONS = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
];

/** Options of a content type that may be a function. */
const FUNCTION_OPTIONS = [
  'editUrl',
  'numberPrefixParser',
  'sidebarItemsGenerator',
  'processBlogPosts',
  'readingTime',
  'createSitemapItems',
];

/** The supported options of the top level: languages, scripts, functions and the like. */
export function siteOptionFeatures(written: Options, place: PlaceOf): MigratedFeature[] {
  const {i18n, markdown} = written;
  const locales: unknown = isPlainObject(i18n) ? i18n.locales : undefined;
  const hasLanguages = Array.isArray(locales) && locales.length > 1;
  const inMarkdown = isPlainObject(markdown) ? markdown : {};
  const paths: KeyPath[] = [
    ...(hasLanguages ? [['i18n']] : []),
    ...(inMarkdown.mermaid === true ? [['markdown', 'mermaid']] : []),
    ...['preprocessor', 'parseFrontMatter'].flatMap((key) =>
      typeof inMarkdown[key] === 'function' ? [['markdown', key]] : [],
    ),
    ...SITE_OPTIONS.flatMap((key) => (isFilled(written[key]) ? [[key]] : [])),
  ];
  return [
    ...baseUrlFeatures(written.baseUrl, place),
    ...paths.map((path) => supported(path.join('.'), place(path, 'key'))),
  ];
}

/** A site below a path: Docusaurus' output has no folder for it, so that scripts which upload `build` need a change. */
function baseUrlFeatures(written: unknown, place: PlaceOf): MigratedFeature[] {
  const {data: baseUrl = '/'} = basePath.safeParse(written);
  if (baseUrl === '/') return [];
  const alternative = `The output has a folder for it: upload \`build${baseUrl.slice(0, -1)}\` where you uploaded \`build\`.`;
  return [supported('baseUrl', place(['baseUrl'], 'key'), alternative)];
}

/** The supported options of docs, a blog or pages whose effect a reader of a migration report looks for. */
export function partOptionFeatures(
  part: string,
  options: Options,
  at: KeyPath,
  place: PlaceOf,
): MigratedFeature[] {
  const named = (key: string): [string, string] => [`${part}.${key}`, place([...at, key], 'key')];
  return [
    ...MARKDOWN_PLUGIN_OPTIONS.flatMap((key) => {
      const plugins = options[key];
      if (!Array.isArray(plugins) || plugins.length === 0) return [];
      const names = plugins.flatMap((plugin: unknown) => {
        return pluginName(Array.isArray(plugin) ? plugin[0] : plugin) ?? [];
      });
      return supported(...named(key), names.map((name) => `\`${name}\``).join(', '));
    }),
    ...FUNCTION_OPTIONS.flatMap((key) =>
      typeof options[key] === 'function' ? supported(...named(key), 'The function is called.') : [],
    ),
  ];
}

/** The saved versions of docs. */
export function versionFeatures(options: Options, siteDir: string): MigratedFeature[] {
  const {id, disableVersioning} = options;
  const file = `${typeof id === 'string' && id !== DEFAULT_ID ? `${id}_` : ''}versions.json`;
  if (disableVersioning === true || !existsSync(path.join(siteDir, file))) return [];
  return [supported('versions', file)];
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function supported(feature: string, place: string, alternative?: string): MigratedFeature {
  return {feature: `\`${feature}\``, place, outcome: 'supported', ...(alternative && {alternative})};
}
