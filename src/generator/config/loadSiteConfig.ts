import {existsSync} from 'node:fs';
import {access, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {checkSchema} from '../problems/checkSchema.ts';
import {schemeProblems} from '../problems/schemeProblems.ts';
import {hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {CONFIG_FILES} from './configFiles.ts';
import type {ConfigDialect, ConfigFile, Translation} from './ConfigDialect.ts';
import {createFallback, type Fallback} from './createFallback.ts';
import {findMissingFiles} from './findMissingFiles.ts';
import {findOpenFolders} from './findOpenFolders.ts';
import {loadModule} from './module/loadModule.ts';
import {bundlePlugins} from './plugins/bundlePlugins.ts';
import {noConfigFile} from './noConfigFile.ts';
import {locateInModule} from './locateInModule.ts';
import {relativeToSite} from './relativeToSite.ts';
import type {MigratedFeature} from './MigratedFeature.ts';
import type {SiteConfig} from './SiteConfig.ts';
import {plainThemeConfig} from './schema/plainJson.ts';
import {siteConfigSchema} from './siteConfigSchema.ts';
import {languageProblems} from './languageProblems.ts';

/** A configuration that was read. */
export interface LoadedSiteConfig {
  /** With every default; absent if there is an error among the problems. */
  config?: SiteConfig;
  /** What is known despite the errors. */
  fallback?: Fallback;
  problems: Problem[];
  /** Absolute paths of the files to watch, the configuration file first. */
  files: string[];
  /** Position of a key of the configuration, or of its value. */
  locate?: ConfigFile['locate'];
  /** Describes what happens to the features of another generator; absent for a site that is not configured for one. */
  migration?: () => MigratedFeature[];
}

/**
 * Loads and checks the configuration of a site.
 *
 * @param siteDir Absolute path of the site folder.
 * @param dialect Another format that the configuration may have; absent: none.
 * @param cache Where the bundle of its file is kept; absent: nowhere.
 */
export async function loadSiteConfig(
  siteDir: string,
  dialect?: ConfigDialect,
  cache?: CacheOptions,
): Promise<LoadedSiteConfig> {
  const unusable = unusableFolder(siteDir);
  if (unusable) return {problems: [unusable], files: []};
  const file = await findConfigFile(siteDir);
  if (file === undefined) return {problems: [noConfigFile(siteDir)], files: []};
  const name = path.basename(file);
  dialect?.prepare(name);
  const loaded = await loadModule(file, siteDir, {standIn: dialect?.standIn, cache});
  if ('problem' in loaded) return {problems: [loaded.problem], files: loaded.files};

  const locateWritten = locateInModule(await readFile(file, 'utf8'));
  const written = {file: name, locate: locateWritten};
  const translation = (await dialect?.translate(loaded.value, written, siteDir)) ?? asWritten(loaded.value);
  const locate: ConfigFile['locate'] = (path, where) => locateWritten(translation.originOf(path), where);
  const {value, problems} = checkSchema(siteConfigSchema, translation.value, {
    file: name,
    locate,
    what: 'site configuration',
    first: plainThemeConfig,
    ...(dialect && {schema: dialect.schema}),
  });
  const checked = value && relativeToSite(value, siteDir);
  const missing = checked && findMissingFiles(translation.value, checked, siteDir, {file: name, locate});
  const plugins =
    checked &&
    (await bundlePlugins(checked, siteDir, {file: name, locate}, translation.originOf, dialect?.standIn));
  const bundled = checked && {
    ...checked,
    ...(plugins?.bundle && {pluginBundle: plugins.bundle}),
    ...(translation.namesDocs && {namesDocs: translation.namesDocs}),
    ...(translation.readsFrontMatter && {readsFrontMatter: translation.readsFrontMatter}),
    ...(translation.isLoose && {isLoose: translation.isLoose}),
    ...(translation.keepsRootSlash && {keepsRootSlash: translation.keepsRootSlash}),
    ...(translation.configModule && {configModule: translation.configModule}),
  };
  const extended = bundled && (await translation.extend?.(bundled, siteDir));
  const config = extended?.config ?? bundled;
  const all = [
    ...problems,
    ...schemeProblems(translation.value, name, locate).filter(
      // An option that must be a web address has its own message.
      ({line, column}) => !problems.some((other) => other.line === line && other.column === column),
    ),
    ...(plugins?.problems ?? []),
    ...(extended?.problems ?? []),
    ...(missing?.problems ?? []),
    ...(checked ? findOpenFolders(checked, siteDir, {file: name, locate}) : []),
    ...(config
      ? languageProblems(config.locales?.map(({locale}) => locale) ?? [config.locale], {file: name, locate})
      : []),
    ...translation.problems,
    ...(dialect?.findFiles(siteDir) ?? []),
  ];
  const isValid = !hasErrors(all);
  // Without the plugins, texts and imports that are right look wrong.
  const lacksPlugins = hasErrors([...(plugins?.problems ?? []), ...(extended?.problems ?? [])]);
  const uncertain = [...(missing?.options ?? []), ...(lacksPlugins ? ['markdown'] : [])];
  const fallback = isValid ? undefined : fallbackOf(translation, config, siteDir, uncertain);
  return {
    config: isValid ? config : undefined,
    ...(fallback && {fallback}),
    problems: all,
    files: [
      ...new Set([
        ...loaded.files,
        ...(translation.files ?? []),
        ...(missing?.files ?? []),
        ...(plugins?.files ?? []),
        ...(extended?.files ?? []),
      ]),
    ],
    locate,
    ...(translation.migration && {
      migration: () => [...(translation.migration?.(siteDir) ?? []), ...(extended?.migration ?? [])],
    }),
  };
}

/**
 * @param config Absent when the schema does not accept it.
 * @param uncertainOptions See `Fallback`; those of a configuration that the schema accepts.
 */
function fallbackOf(
  {value, problems, isLoose, extend}: Translation,
  config: SiteConfig | undefined,
  siteDir: string,
  uncertainOptions: readonly string[],
): Fallback | undefined {
  if (config) {
    const isThere = (name: string) => existsSync(path.join(siteDir, name));
    return {
      config: {...config, customCss: config.customCss.filter(isThere)},
      uncertain: new Set(uncertainOptions),
    };
  }
  const fallback = createFallback(value);
  if (!fallback) return undefined;
  const {markdownPlugins, hasPreprocessor} = fallback.config;
  const uncertain = new Set([
    ...fallback.uncertain,
    // What the dialect could not translate is left out.
    ...(hasErrors(problems) ? ['docs', 'blog', 'pages'] : []),
    // Plugins only run with a valid configuration.
    ...(extend || markdownPlugins || hasPreprocessor ? ['markdown'] : []),
  ]);
  return {
    config: {...relativeToSite(fallback.config, siteDir), ...(isLoose && {isLoose})},
    uncertain,
  };
}

function asWritten(value: unknown): Translation {
  return {value, problems: [], originOf: (path) => path};
}

async function findConfigFile(siteDir: string): Promise<string | undefined> {
  for (const name of CONFIG_FILES) {
    const file = path.join(siteDir, name);
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (exists) return file;
  }
  return undefined;
}

/** Characters that esbuild reads as a pattern and webpack as request syntax. */
function unusableFolder(siteDir: string): Problem | undefined {
  const [sign] = /[*?!]/.exec(siteDir) ?? [];
  if (sign === undefined) return undefined;
  return {
    severity: 'error',
    message: `The path of the site folder, ${siteDir}, has a \`${sign}\` in it, which the bundlers read as syntax.`,
    hint: 'Rename the folder, or move the site.',
  };
}
