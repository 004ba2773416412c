import {listOf} from '../shared/invariants/listOf.ts';
import type {ConfigFile} from '../config/ConfigDialect.ts';
import type {MigratedFeature} from '../config/MigratedFeature.ts';
import {formatKeyPath} from '../problems/schemaProblems.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import {ALTERNATIVES, CUSTOM_ITEM, REPLACED_OPTIONS, SITEMAP} from './options/alternatives.ts';
import type {BuiltIn} from './builtInPlugins.ts';
import {classicPreset, contentOf} from './options/docusaurusSchema.ts';
import {findOverrides, THEME_FOLDER} from './findOverrides.ts';
import type {ForeignThemeConfig} from './options/foreignThemeConfig.ts';
import {idleOverrides} from './idleOverrides.ts';
import {isPlainObject} from '../shared/invariants/isPlainObject.ts';
import {partOptionFeatures, siteOptionFeatures, versionFeatures} from './options/optionFeatures.ts';
import {overrideHint} from './overrideHint.ts';
import {placeText} from './placeText.ts';
import type {Found} from './options/removeOptions.ts';

/** The features found in a Docusaurus configuration. */
interface Translated {
  written: Record<string, unknown>;
  builtIn: Pick<BuiltIn, 'notes' | 'silent'>;
  unsupported: readonly Found[];
  customItems: ForeignThemeConfig['customItems'];
  file: ConfigFile;
  /** Absolute path of the site folder. */
  siteDir: string;
}

/**
 * Reports what happens to each Docusaurus feature that a site uses: content and components that work unchanged,
 * features that the generator replaces, and features that are left out, each with an alternative. Plugins that run
 * report themselves, since they have to be loaded first.
 */
export function migratedFeatures(site: Translated): MigratedFeature[] {
  const {written, builtIn, unsupported, customItems, file, siteDir} = site;
  const place = (path: KeyPath, where: 'key' | 'value'): string =>
    placeText({file: file.file, ...file.locate(path, where)});
  return distinct([
    ...contentFeatures(written, siteDir, place),
    ...siteOptionFeatures(written, place),
    ...[...builtIn.silent, ...builtIn.notes].map(
      ({name, path, outcome, alternative}): MigratedFeature => ({
        feature: `\`${name}\``,
        place: place(path, 'value'),
        outcome,
        ...(alternative !== undefined && {alternative}),
      }),
    ),
    ...unsupported.map(({path, option}): MigratedFeature => {
      const alternative = ALTERNATIVES[option];
      return {
        feature: `\`${nameOf(path, written)}\``,
        place: place(path, 'key'),
        outcome: REPLACED_OPTIONS.has(option) ? 'replaced' : 'dropped',
        ...(alternative !== undefined && {alternative}),
      };
    }),
    ...customItems.map(
      ({path, type}): MigratedFeature => ({
        feature: `navbar item of type \`${type}\``,
        place: place([...path, 'type'], 'value'),
        outcome: 'dropped',
        alternative: CUSTOM_ITEM,
      }),
    ),
    ...overrideFeatures(siteDir),
  ]);
}

/** Several instances may share their options: a row says so once. */
function distinct(features: readonly MigratedFeature[]): MigratedFeature[] {
  return [...new Map(features.map((feature) => [JSON.stringify(feature), feature])).values()];
}

type PlaceOf = (path: KeyPath, where: 'key' | 'value') => string;

/** The docs, blogs and pages of the classic preset and of plugins, and the preset's sitemap. */
function contentFeatures(
  {presets, plugins}: Record<string, unknown>,
  siteDir: string,
  place: PlaceOf,
): MigratedFeature[] {
  const ofPresets = listOf(presets).flatMap((preset, index): MigratedFeature[] => {
    const [name, options]: unknown[] = Array.isArray(preset) ? preset : [preset];
    if (!classicPreset.safeParse(name).success) return [];
    const given = isPlainObject(options) ? options : {};
    const isOn = (part: string): boolean => given[part] !== false;
    const at = (part: string): string =>
      part in given ? place(['presets', index, 1, part], 'key') : place(['presets', index], 'value');
    return [
      ...['docs', 'blog', 'pages'].filter(isOn).flatMap((part): MigratedFeature[] => {
        const own = isPlainObject(given[part]) ? given[part] : {};
        return [
          {feature: `\`${part}\``, place: at(part), outcome: 'supported'},
          ...(part === 'docs' ? versionFeatures(own, siteDir) : []),
          ...partOptionFeatures(part, own, ['presets', index, 1, part], place),
        ];
      }),
      ...(isOn('sitemap')
        ? [{feature: '`sitemap`', place: at('sitemap'), outcome: 'replaced' as const, alternative: SITEMAP}]
        : []),
    ];
  });
  const ofPlugins = listOf(plugins).flatMap((plugin, index): MigratedFeature[] => {
    const [name, options]: unknown[] = Array.isArray(plugin) ? plugin : [plugin];
    const part = contentOf(name);
    if (part === undefined) return [];
    const own = isPlainObject(options) ? options : {};
    const id = typeof own.id === 'string' ? ` with the id \`${own.id}\`` : '';
    return [
      {
        feature: `\`${String(name)}\`${id}`,
        place: place(['plugins', index], 'value'),
        outcome: 'supported',
      },
      ...(part === 'docs' ? versionFeatures(own, siteDir) : []),
      ...partOptionFeatures(part, own, ['plugins', index, 1], place),
    ];
  });
  return [...ofPresets, ...ofPlugins];
}

function overrideFeatures(siteDir: string): MigratedFeature[] {
  return [
    ...findOverrides(siteDir).replaced.map(
      (name): MigratedFeature => ({feature: `\`@theme/${name}\``, place: THEME_FOLDER, outcome: 'supported'}),
    ),
    ...idleOverrides(siteDir).map(
      (name): MigratedFeature => ({
        feature: `\`@theme/${name}\``,
        place: THEME_FOLDER,
        outcome: 'dropped',
        alternative: overrideHint(name),
      }),
    ),
  ];
}

/** The display name of an option: its key path, or the package name for an entry of a list of packages. */
function nameOf(path: KeyPath, written: unknown): string {
  const [list] = path;
  if (path.length === 2 && (list === 'plugins' || list === 'themes' || list === 'presets')) {
    const entry: unknown = isPlainObject(written) ? listOf(written[list])[Number(path[1])] : undefined;
    const [name]: unknown[] = Array.isArray(entry) ? entry : [entry];
    if (typeof name === 'string') return name;
  }
  return formatKeyPath(path).replace(/^(?:presets|plugins)\[\d+\]\[1\]\./, '');
}
