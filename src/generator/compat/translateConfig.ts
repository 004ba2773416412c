import {withoutUndefined} from '../shared/collections/withoutUndefined.ts';
import type {ConfigFile, Translation} from '../config/ConfigDialect.ts';
import {checkSchema} from '../problems/checkSchema.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import {isRecord} from '../shared/invariants/isRecord.ts';
import {isDocusaurusConfig} from './docusaurusConfigFile.ts';
import {readSiteCode, readsFrontMatter, readsThemeConfig, usesAlgolia} from './siteCode.ts';
import {migratedFeatures} from './migratedFeatures.ts';
import {
  IGNORED_OPTIONS,
  IGNORED_PRESET_OPTIONS,
  PRESET_PARTS,
  UNSUPPORTED_OPTIONS,
  UNSUPPORTED_PRESET_OPTIONS,
} from './options/docusaurusOptions.ts';
import {builtInPlugins, noteWarnings} from './builtInPlugins.ts';
import {extendConfig, hasExtension} from './extendConfig.ts';
import {type ContentPlugin, contentPlugins, removeFromPlugin} from './options/contentPlugins.ts';
import {unwrapContentPlugins} from './options/contentWrappers.ts';
import {grammarModule} from './grammarModule.ts';
import {ADDED_SEARCH} from './options/customItems.ts';
import {lenientPolicy} from './options/lenientPolicy.ts';
import {takeForeignKeys} from './options/foreignThemeConfig.ts';
import {nameLocales} from './options/localeNames.ts';
import {nameLinks} from './options/nameLinks.ts';
import {classicPreset, docusaurusOptions} from './options/docusaurusSchema.ts';
import {docItemsAmong} from './docItems.ts';
import {drawsNavbarItems} from './findOverrides.ts';
import {type Found, type Removal, type Removed, removeOptions} from './options/removeOptions.ts';
import {
  customItemWarnings,
  duplicateWarnings,
  misspelledWarnings,
  namelessLinkWarnings,
  unsupportedWarning,
  wrapperWarnings,
} from './translationWarnings.ts';

type Options = Record<string, unknown>;

/** The option for Docusaurus' own search. */
const ALGOLIA = 'themeConfig.algolia';

const REMOVAL: Removal = {ignored: new Set(IGNORED_OPTIONS), unsupported: new Set(UNSUPPORTED_OPTIONS)};

/** Of a site with a search of its own, which reads these options. */
const REMOVAL_WITH_SEARCH: Removal = {
  ...REMOVAL,
  unsupported: new Set(UNSUPPORTED_OPTIONS.filter((option) => option !== ALGOLIA)),
};

/** Defaults of Docusaurus under which it builds sites that this generator's own defaults would refuse. */
const LENIENT_DEFAULTS: Options = {onDuplicateRoutes: 'warn'};

const PRESET_REMOVAL: Removal = {
  ignored: new Set([...IGNORED_OPTIONS.filter(isInPart), ...IGNORED_PRESET_OPTIONS]),
  unsupported: new Set([...UNSUPPORTED_OPTIONS.filter(isInPart), ...UNSUPPORTED_PRESET_OPTIONS]),
};

function isInPart(option: string): boolean {
  return PRESET_PARTS.includes(option.split('.', 1)[0] ?? '');
}

/**
 * Rewrites a Docusaurus configuration as one of this generator: the options of the classic preset move to the top
 * level, where existing ones take precedence, and renamed options to their current place; options without effect are
 * removed, with a warning if they would have changed the site.
 */
export function translateConfig(written: unknown, file: ConfigFile, siteDir?: string): Translation {
  if (!isRecord(written)) return {value: written, problems: [], originOf: (path) => path};
  const isForeign = isDocusaurusConfig(file.file);
  const named = nameLocales(isForeign ? withOwnLocales(written) : {});
  const {value: unwrapped, wrappers} =
    siteDir !== undefined && isForeign
      ? unwrapContentPlugins(named.value, siteDir)
      : {value: isForeign ? named.value : written, wrappers: []};
  const builtIn = builtInPlugins(unwrapped);
  const configured = withoutUndefined(builtIn.value);
  const code = isForeign && siteDir !== undefined ? readSiteCode(siteDir) : [];
  const removal = usesAlgolia(code) ? REMOVAL_WITH_SEARCH : REMOVAL;
  const {value: rest, unsupported: found} = removeUnsupported(configured, removal);
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
  const grammars = siteDir === undefined ? undefined : grammarModule(siteDir);
  const migration = isForeign && {
    ...(grammars !== undefined && {grammars}),
    namesDocs: true as const,
    ...(readsFrontMatter(code) && {readsFrontMatter: true as const}),
    isLoose: true as const,
    keepsRootSlash: true as const,
    hidesDescriptions: true as const,
    migration: (siteDir: string) =>
      migratedFeatures({written, builtIn, unsupported, customItems: theme.customItems, file, siteDir}),
  };
  // Errors are reported where they were written, and not again where the option moves to.
  if (errors.length > 0)
    return {value: own, problems: [...errors, ...warnings], originOf: (path) => path, ...migration};
  const {options, origins} = optionsOfPreset(presets);
  const {themeConfig} = written;
  const hasSearch = builtIn.search === true || (isRecord(themeConfig) && isRecord(themeConfig.algolia));
  const ownOptions = withOlderHook(withoutUndefined(own), onBrokenMarkdownLinks);
  const single: Options = {
    ...(isForeign && {
      ...LENIENT_DEFAULTS,
      contentSecurityPolicy: lenientPolicy(code),
    }),
    ...options,
    ...(hasSearch ? withSearch(ownOptions, readsThemeConfig(code)) : ownOptions),
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

/**
 * Docusaurus shows a site's search in the navbar, unless an item says where.
 *
 * @param isRead Whether components read the items, and show the search apart from them.
 */
function withSearch(options: Options, isRead: boolean): Options {
  const themeConfig = isRecord(options.themeConfig) ? options.themeConfig : {};
  const navbar = isRecord(themeConfig.navbar) ? themeConfig.navbar : {};
  const items: unknown[] = Array.isArray(navbar.items) ? navbar.items : [];
  if (items.some((item) => isRecord(item) && item.type === 'search')) return options;
  const searched = {...navbar, items: [...items, {type: 'search', position: 'right'}]};
  const customFields = isRead && {customFields: {...Object(themeConfig.customFields), [ADDED_SEARCH]: true}};
  return {...options, themeConfig: {...themeConfig, navbar: searched, ...customFields}};
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

function removeUnsupported(written: Options, removal: Removal): {value: Options; unsupported: Found[]} {
  const parts = Object.entries(written).map(([key, value]): Removed => {
    const isList = (key === 'presets' || key === 'plugins') && Array.isArray(value);
    if (!isList) return removeOptions({[key]: value}, removal);
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
  const index = list.findIndex((preset) => Array.isArray(preset) && isRecord(preset[1]));
  const preset: unknown = list[index];
  const given: unknown = Array.isArray(preset) ? preset[1] : undefined;
  if (!isRecord(given)) return {options: {}, origins: {}};
  const {theme, ...parts} = given;
  const customCss = isRecord(theme) ? theme.customCss : undefined;
  return {
    options: withoutUndefined({...parts, customCss}),
    origins: {
      ...Object.fromEntries(PRESET_PARTS.map((part) => [part, ['presets', index, 1, part]])),
      customCss: ['presets', index, 1, 'theme', 'customCss'],
    },
  };
}

/** A site built in only some of its languages keeps the settings of the others; these have no effect. */
function withOwnLocales(options: Options): Options {
  const {i18n} = options;
  if (!isRecord(i18n) || !isRecord(i18n.localeConfigs) || !Array.isArray(i18n.locales)) return options;
  const locales: unknown[] = i18n.locales;
  const kept = Object.entries(i18n.localeConfigs).filter(([locale]) => locales.includes(locale));
  return {...options, i18n: {...i18n, localeConfigs: Object.fromEntries(kept)}};
}

/** `onBrokenMarkdownLinks` used to be a top-level option; the one in `markdown.hooks` takes precedence. */
function withOlderHook(options: Options, onBrokenMarkdownLinks: unknown): Options {
  const {markdown = {}} = options;
  if (onBrokenMarkdownLinks === undefined || !isRecord(markdown)) return options;
  const {hooks = {}} = markdown;
  if (!isRecord(hooks)) return options;
  return {
    ...options,
    markdown: {...markdown, hooks: {onBrokenMarkdownLinks, ...withoutUndefined(hooks)}},
  };
}
