import {withoutUndefined} from '../shared/collections/withoutUndefined.ts';
import path from 'node:path';
import type {ConfigFile, Translation} from '../config/ConfigDialect.ts';
import {checkSchema} from '../problems/checkSchema.ts';
import {formatKeyPath} from '../problems/schemaProblems.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {ALTERNATIVES, CUSTOM_ITEM} from './options/alternatives.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';
import {readsFrontMatter} from './siteCode.ts';
import {migratedFeatures} from './migratedFeatures.ts';
import {
  IGNORED_OPTIONS,
  IGNORED_PRESET_OPTIONS,
  UNSUPPORTED_OPTIONS,
  UNSUPPORTED_PRESET_OPTIONS,
} from './options/docusaurusOptions.ts';
import {builtInPlugins, noteWarnings} from './builtInPlugins.ts';
import {extendConfig, hasExtension} from './extendConfig.ts';
import {type ContentPlugin, contentPlugins, removeFromPlugin} from './options/contentPlugins.ts';
import {type ContentWrapper, unwrapContentPlugins} from './options/contentWrappers.ts';
import {lenientPolicy} from './options/lenientPolicy.ts';
import {type ForeignThemeConfig, takeForeignKeys} from './options/foreignThemeConfig.ts';
import {nameLocales} from './options/localeNames.ts';
import {nameLinks} from './options/nameLinks.ts';
import {classicPreset, docusaurusOptions} from './options/docusaurusSchema.ts';
import {docItemsAmong} from './docItems.ts';
import {drawsNavbarItems} from './findOverrides.ts';
import {type Found, type Removal, type Removed, removeOptions} from './options/removeOptions.ts';

type Options = Record<string, unknown>;

const REMOVAL: Removal = {ignored: new Set(IGNORED_OPTIONS), unsupported: new Set(UNSUPPORTED_OPTIONS)};

/** Defaults of Docusaurus under which it builds sites that this generator's own defaults would refuse. */
const LENIENT_DEFAULTS: Options = {onDuplicateRoutes: 'warn'};

/** The parts of the configuration that the classic preset may contain. */
const PARTS = ['docs', 'blog', 'pages', 'sitemap'];

const PRESET_REMOVAL: Removal = {
  ignored: new Set([...IGNORED_OPTIONS.filter(isInPart), ...IGNORED_PRESET_OPTIONS]),
  unsupported: new Set([...UNSUPPORTED_OPTIONS.filter(isInPart), ...UNSUPPORTED_PRESET_OPTIONS]),
};

function isInPart(option: string): boolean {
  return PARTS.includes(option.split('.', 1)[0] ?? '');
}

/**
 * Rewrites a Docusaurus configuration as one of this generator: the options of the classic preset move to the top
 * level, where existing ones take precedence, and renamed options to their current place; options without effect are
 * removed, with a warning if they would have changed the site.
 */
export function translateConfig(written: unknown, file: ConfigFile, siteDir?: string): Translation {
  if (!isOptions(written)) return {value: written, problems: [], originOf: (path) => path};
  const isForeign = isDocusaurusConfig(file.file);
  const named = nameLocales(isForeign ? withOwnLocales(written) : {});
  const {value: unwrapped, wrappers} =
    siteDir !== undefined && isForeign
      ? unwrapContentPlugins(named.value, siteDir)
      : {value: isForeign ? named.value : written, wrappers: []};
  const builtIn = builtInPlugins(unwrapped);
  const configured = withoutUndefined(builtIn.value);
  const {value: rest, unsupported: found} = removeUnsupported(configured);
  const docItems = isForeign ? docItemsAmong(found, configured) : [];
  const unsupported = found.filter(({path}) => !docItems.some((item) => item.path === path));
  const links = isForeign ? nameLinks(rest.themeConfig) : {value: rest.themeConfig, nameless: []};
  const theme = takeForeignKeys(links.value, {
    drawsItems: siteDir !== undefined && drawsNavbarItems(siteDir),
    keepsOwnKeys: isForeign,
  });
  const value = rest.themeConfig === undefined ? rest : {...rest, themeConfig: theme.value};
  const {problems: errors} = checkSchema(docusaurusOptions, value, {...file, what: 'site configuration'});
  const {plugins, presets, onBrokenMarkdownLinks, ...own} = value;
  const warnings = [
    ...unsupportedWarning(unsupported, file),
    ...duplicateWarnings(own, presets, file),
    ...customItemWarnings(theme.customItems, file),
    ...misspelledWarnings(theme.misspelled, file),
    ...namelessLinkWarnings(links.nameless, file),
    ...noteWarnings(builtIn.notes, file),
    ...wrapperWarnings(wrappers, file),
  ];
  const migration = isForeign && {
    namesDocs: true as const,
    ...(siteDir !== undefined &&
      readsFrontMatter(path.join(siteDir, 'src')) && {readsFrontMatter: true as const}),
    isLoose: true as const,
    keepsRootSlash: true as const,
    migration: (siteDir: string) =>
      migratedFeatures({written, builtIn, unsupported, customItems: theme.customItems, file, siteDir}),
  };
  // Errors are reported where they were written, and not again where the option moves to.
  if (errors.length > 0)
    return {value: own, problems: [...errors, ...warnings], originOf: (path) => path, ...migration};
  const {options, origins} = optionsOfPreset(presets);
  const {themeConfig} = written;
  const hasSearch = builtIn.search === true || (isOptions(themeConfig) && isOptions(themeConfig.algolia));
  const ownOptions = withOlderHook(withoutUndefined(own), onBrokenMarkdownLinks);
  const single: Options = {
    ...(isForeign && {
      ...LENIENT_DEFAULTS,
      contentSecurityPolicy: lenientPolicy(siteDir),
    }),
    ...options,
    ...(hasSearch ? withSearch(ownOptions) : ownOptions),
  };
  const originOfSingle = (path: KeyPath): KeyPath => {
    const key = String(path[0]);
    const origin = own[key] === undefined ? origins[key] : undefined;
    return origin ? [...origin, ...path.slice(1)] : path;
  };
  const lists = instanceLists(single, contentPlugins(plugins), hasPreset(presets));
  const values = Object.entries(lists).map(([part, list]) => [part, list.map((one) => one.options)]);
  return {
    value: {...single, ...Object.fromEntries(values)},
    problems: warnings,
    ...migration,
    ...(hasExtension(builtIn, docItems) && {
      extend: (config, siteDir) => extendConfig(builtIn, config, {siteDir, written, file, items: docItems}),
    }),
    originOf: (path) => {
      const [part, index, ...rest] = path;
      const key = String(part);
      const brought = builtIn.origins[path.slice(0, 2).map(String).join('.')] ?? builtIn.origins[key];
      if (brought && written[key] === undefined)
        return [...brought, ...path.slice(builtIn.origins[key] ? 1 : 2)];
      if (part === 'themeConfig') return [part, ...theme.originOf(path.slice(1))];
      if (part === 'i18n') return named.originOf(path);
      const at = lists[key]?.[Number(index ?? 0)]?.at;
      return at ? [...originOfSingle(at), ...rest] : originOfSingle(path);
    },
  };
}

/** Docusaurus shows a site's search in the navbar, unless an item says where. */
function withSearch(options: Options): Options {
  const themeConfig = isOptions(options.themeConfig) ? options.themeConfig : {};
  const navbar = isOptions(themeConfig.navbar) ? themeConfig.navbar : {};
  const items: unknown[] = Array.isArray(navbar.items) ? navbar.items : [];
  if (items.some((item) => isOptions(item) && item.type === 'search')) return options;
  const searched = {...navbar, items: [...items, {type: 'search', position: 'right'}]};
  return {...options, themeConfig: {...themeConfig, navbar: searched}};
}

/**
 * The instances of each content type that plugins add to: the one of the preset or the top level, and those of plugins.
 */
function instanceLists(
  options: Options,
  plugins: readonly ContentPlugin[],
  isPreset: boolean,
): Record<string, {options: unknown; at: KeyPath}[]> {
  const parts = [...new Set(plugins.map(({part}) => part))];
  return Object.fromEntries(
    parts.map((part) => {
      const own: unknown = options[part] ?? (isPreset ? {} : false);
      const first = Array.isArray(own)
        ? own.map((one: unknown, index) => ({options: one, at: [part, index]}))
        : own === false
          ? []
          : [{options: own, at: [part]}];
      return [part, [...first, ...plugins.filter((plugin) => plugin.part === part)]];
    }),
  );
}

function hasPreset(presets: unknown): boolean {
  return (
    Array.isArray(presets) &&
    presets.some((preset) => classicPreset.safeParse(Array.isArray(preset) ? preset[0] : preset).success)
  );
}

function removeUnsupported(written: Options): {value: Options; unsupported: Found[]} {
  const parts = Object.entries(written).map(([key, value]): Removed => {
    const isList = (key === 'presets' || key === 'plugins') && Array.isArray(value);
    if (!isList) return removeOptions({[key]: value}, REMOVAL);
    const cleaned = value.map((one: unknown, index) =>
      key === 'presets' ? removeFromPreset(one, index) : removeFromPlugin(one, index, PRESET_REMOVAL),
    );
    return {
      value: {[key]: cleaned.map((one) => one.value)},
      unsupported: cleaned.flatMap(({unsupported}) => unsupported),
    };
  });
  return {
    value: Object.fromEntries(parts.flatMap(({value}) => Object.entries(value ?? {}))),
    unsupported: parts.flatMap(({unsupported}) => unsupported),
  };
}

/** Presets other than the classic one cannot be validated; they are removed and reported as unsupported. */
function removeFromPreset(preset: unknown, index: number): Removed {
  const path: KeyPath = ['presets', index];
  const [name, options, ...rest]: unknown[] = Array.isArray(preset) ? preset : [preset];
  if (typeof name === 'string' && !classicPreset.safeParse(name).success) {
    return {value: null, unsupported: [{path, option: 'presets[]'}]};
  }
  if (!Array.isArray(preset) || options === undefined) return {value: preset, unsupported: []};
  const {value, unsupported} = removeOptions(options, PRESET_REMOVAL, [...path, 1]);
  return {value: [name, value, ...rest], unsupported};
}

/** Returns the options of the first preset with options, and the key path of each top-level option. */
function optionsOfPreset(presets: unknown): {options: Options; origins: Record<string, KeyPath>} {
  const list: unknown[] = Array.isArray(presets) ? presets : [];
  const index = list.findIndex((preset) => Array.isArray(preset) && isOptions(preset[1]));
  const preset: unknown = list[index];
  const given: unknown = Array.isArray(preset) ? preset[1] : undefined;
  if (!isOptions(given)) return {options: {}, origins: {}};
  const {theme, ...parts} = given;
  const customCss = isOptions(theme) ? theme.customCss : undefined;
  return {
    options: withoutUndefined({...parts, customCss}),
    origins: {
      ...Object.fromEntries(PARTS.map((part) => [part, ['presets', index, 1, part]])),
      customCss: ['presets', index, 1, 'theme', 'customCss'],
    },
  };
}

/** A site built in only some of its languages keeps the settings of the others; these have no effect. */
function withOwnLocales(options: Options): Options {
  const {i18n} = options;
  if (!isOptions(i18n) || !isOptions(i18n.localeConfigs) || !Array.isArray(i18n.locales)) return options;
  const locales: unknown[] = i18n.locales;
  const kept = Object.entries(i18n.localeConfigs).filter(([locale]) => locales.includes(locale));
  return {...options, i18n: {...i18n, localeConfigs: Object.fromEntries(kept)}};
}

/** `onBrokenMarkdownLinks` used to be a top-level option; the one in `markdown.hooks` takes precedence. */
function withOlderHook(options: Options, onBrokenMarkdownLinks: unknown): Options {
  const {markdown = {}} = options;
  if (onBrokenMarkdownLinks === undefined || !isOptions(markdown)) return options;
  const {hooks = {}} = markdown;
  if (!isOptions(hooks)) return options;
  return {
    ...options,
    markdown: {...markdown, hooks: {onBrokenMarkdownLinks, ...withoutUndefined(hooks)}},
  };
}

/** Warnings for items that components in `src/theme` render in Docusaurus. */
function customItemWarnings(items: ForeignThemeConfig['customItems'], {file, locate}: ConfigFile): Problem[] {
  return items.map(({path, type}): Problem => {
    const message = `The navbar item of type \`${type}\` is left out: no component here renders it.`;
    return {severity: 'warning', file, ...locate([...path, 'type'], 'value'), message, hint: CUSTOM_ITEM};
  });
}

/** Docusaurus accepts any key of `themeConfig`, because other themes and the site's components may read it. */
function misspelledWarnings(keys: ForeignThemeConfig['misspelled'], {file, locate}: ConfigFile): Problem[] {
  return keys.map(({path, near}): Problem => {
    const message = `\`${formatKeyPath(path)}\` is no option of the theme; only components of the site can read it.`;
    const hint = `Did you mean \`${near}\`? If nothing reads it, remove it.`;
    return {severity: 'warning', file, ...locate(path, 'key'), message, hint};
  });
}

function wrapperWarnings(wrappers: readonly ContentWrapper[], {file, locate}: ConfigFile): Problem[] {
  return wrappers.map(({name, wraps, path}): Problem => {
    const message = `The plugin \`${name}\` wraps \`${wraps}\`, which is built in: the site has its pages without what the plugin changes or adds.`;
    const hint =
      'Options such as `processBlogPosts` and `sidebarItemsGenerator` change content; components in `src/pages`, or a plugin that does not wrap it, add pages.';
    return {severity: 'warning', file, ...locate(path, 'value'), message, hint};
  });
}

function namelessLinkWarnings(paths: readonly KeyPath[], {file, locate}: ConfigFile): Problem[] {
  return paths.map((path): Problem => {
    const message = `\`${formatKeyPath(path)}\` is a link without a name, so screen readers get its title or address.`;
    const hint = 'Write `label`, the text of the link, or `aria-label` for a link that shows an icon alone.';
    return {severity: 'warning', file, ...locate(path, 'value'), message, hint};
  });
}

function unsupportedWarning(unsupported: readonly Found[], {file, locate}: ConfigFile): Problem[] {
  const [first] = unsupported;
  if (first === undefined) return [];
  const names = unsupported.map(
    ({path}) => `\`${formatKeyPath(path).replace(/^presets\[\d+\]\[1\]\./, '')}\``,
  );
  const alternatives = unsupported.flatMap(({option}) => ALTERNATIVES[option] ?? []);
  const left = names.length === 1 ? 'it' : 'them';
  const rest = `The site is built without ${left}; remove what you do not need to silence this warning.`;
  return [
    {
      severity: 'warning',
      file,
      ...locate(first.path, 'key'),
      message:
        names.length === 1
          ? `The Docusaurus option ${names[0]} is not supported here.`
          : `These Docusaurus options are not supported here: ${names.join(', ')}.`,
      hint: [...new Set(alternatives), rest].join(' '),
    },
  ];
}

function duplicateWarnings(own: Options, presets: unknown, {file, locate}: ConfigFile): Problem[] {
  if (!Array.isArray(presets)) return [];
  return presets.flatMap((preset, index) => {
    const options: unknown = Array.isArray(preset) ? preset[1] : undefined;
    if (!isOptions(options)) return [];
    return PARTS.filter((key) => key in options && key in own).map((key): Problem => {
      const place = locate(['presets', index, 1, key], 'key');
      const hint = 'The top-level one is used; move what you need there and remove this one.';
      return {severity: 'warning', file, ...place, message: `\`${key}\` is configured twice.`, hint};
    });
  });
}

function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
