import {existsSync} from 'node:fs';
import {access, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import {hashOfFile} from '../files/hashOfFile.ts';
import {checkSchema} from '../problems/checkSchema.ts';
import {schemeProblems} from '../problems/schemeProblems.ts';
import {hasErrors, type Problem} from '../shared/problems/Problem.ts';
import {CONFIG_FILES} from './configFiles.ts';
import type {ConfigDialect, ConfigFile, Extension, Translation} from './ConfigDialect.ts';
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
  const source: ConfigFile = {
    file: name,
    locate: (path, where) => locateWritten(translation.originOf(path), where),
  };
  const {value, problems} = checkSchema(siteConfigSchema, translation.value, {
    ...source,
    what: 'site configuration',
    first: plainThemeConfig,
    ...(dialect && {schema: dialect.schema}),
  });
  const complete =
    value &&
    (await completeConfig(relativeToSite(value, siteDir), siteDir, translation, source, dialect?.standIn));
  const ofFiles = dialect?.findFiles(siteDir) ?? [];
  const all = [
    ...loaded.warnings,
    ...problems,
    ...schemeProblems(translation.value, name, source.locate).filter(
      // An option that must be a web address has its own message.
      ({line, column}) => !problems.some((other) => other.line === line && other.column === column),
    ),
    ...(complete?.problems ?? []),
    ...translation.problems,
    ...ofFiles,
  ];
  const files = [
    ...new Set([
      ...loaded.files,
      ...(translation.files ?? []),
      ...(complete?.files ?? []),
      // A mistake in one of them is fixed there.
      ...ofFiles.flatMap((problem) => (problem.file === undefined ? [] : path.join(siteDir, problem.file))),
    ]),
  ];
  const isValid = !hasErrors(all);
  const fallback = isValid ? undefined : fallbackOf(translation, complete, siteDir);
  return {
    config: isValid && complete ? withSources(complete.config, files) : undefined,
    ...(fallback && {fallback}),
    problems: all,
    files,
    locate: source.locate,
    ...(translation.migration && {
      migration: () => [...(translation.migration?.(siteDir) ?? []), ...(complete?.migration ?? [])],
    }),
  };
}

/** Adds what identifies the functions that the bundler gets from the site, which depend on the modules that they are in. */
function withSources(config: SiteConfig, files: readonly string[]): SiteConfig {
  if (!config.bundling) return config;
  const sources = hashOf([...files].sort().map(hashOfFile));
  return {...config, bundling: {...config.bundling, sources}};
}

/** A configuration that the schema accepts, with what the files and the code of the site add to it. */
interface CompleteConfig extends Extension {
  /** See `Fallback`. */
  uncertain: string[];
}

async function completeConfig(
  checked: SiteConfig,
  siteDir: string,
  translation: Translation,
  source: ConfigFile,
  standIn: ConfigDialect['standIn'] | undefined,
): Promise<CompleteConfig> {
  const missing = findMissingFiles(translation.value, checked, siteDir, source);
  const plugins = await bundlePlugins(checked, siteDir, source, {...translation, standIn});
  const {namesDocs, readsFrontMatter, isLoose, keepsRootSlash, hidesDescriptions, configModule} = translation;
  const bundled = {
    ...checked,
    ...(plugins.bundle && {pluginBundle: plugins.bundle}),
    namesDocs,
    readsFrontMatter,
    isLoose,
    keepsRootSlash,
    hidesDescriptions,
    configModule,
  };
  const extended = await translation.extend?.(bundled, siteDir);
  const config = extended?.config ?? bundled;
  const locales = config.locales?.map(({locale}) => locale) ?? [config.locale];
  const ofPlugins = [...plugins.problems, ...(extended?.problems ?? [])];
  return {
    config,
    problems: [
      ...ofPlugins,
      ...missing.problems,
      ...findOpenFolders(checked, siteDir, source),
      ...languageProblems(locales, source),
    ],
    migration: extended?.migration ?? [],
    files: [...missing.files, ...plugins.files, ...(extended?.files ?? [])],
    // Without the plugins, texts and imports that are right look wrong.
    uncertain: [...missing.options, ...(hasErrors(ofPlugins) ? ['markdown'] : [])],
  };
}

/** @param complete Absent when the schema does not accept the configuration. */
function fallbackOf(
  {value, problems, isLoose, extend}: Translation,
  complete: CompleteConfig | undefined,
  siteDir: string,
): Fallback | undefined {
  if (complete) {
    const {config, uncertain} = complete;
    const isThere = (name: string) => existsSync(path.join(siteDir, name));
    return {
      config: {...config, customCss: config.customCss.filter(isThere)},
      uncertain: new Set(uncertain),
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
