import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isBuildFailure} from '../../files/code/esbuild.ts';
import {hashOf} from '../../files/hash.ts';
import {moduleFile} from '../../files/code/moduleFile.ts';
import {KEEP_UNUSED, noteUse, removeUnused} from '../../files/cache/unusedFiles.ts';
import {installedFor} from '../../files/packages/dependencies.ts';
import {missingFromPackage} from '../../problems/missingPackage.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {isSystemFault} from '../../shared/problems/SystemFault.ts';
import type {ConfigFile, Translation} from '../ConfigDialect.ts';
import {buildProblem} from '../module/buildProblem.ts';
import {bundleModule} from '../module/bundleModule.ts';
import type {ShimContext} from '../module/moduleShims.ts';
import type {SiteConfig} from '../SiteConfig.ts';
import {type CollectedUses, collectUses} from './collectUses.ts';
import type {PluginBundle, PluginUse} from './PluginBundle.ts';
import {packageVersion} from './packageVersion.ts';
import {cacheFolder} from '../../files/cache/cacheFolder.ts';

export interface BundledPlugins {
  bundle?: PluginBundle;
  problems: Problem[];
  /** Absolute paths of the local files that the plugins consist of, for watching. */
  files: string[];
}

/** What of a dialect the plugins depend on. */
interface BundledFor extends Pick<Translation, 'originOf' | 'grammars'> {
  standIn: ShimContext['standIn'];
}

const NOTHING: BundledPlugins = {problems: [], files: []};

/**
 * Bundles the plugins of the Markdown compiler into one module that any thread can load: what the configuration names, and
 * the configuration itself when a plugin is a function of it, or changes texts before they are compiled.
 *
 * @param siteDir Absolute path of the site folder.
 */
export async function bundlePlugins(
  config: SiteConfig,
  siteDir: string,
  configFile: ConfigFile,
  {originOf, grammars, standIn}: BundledFor,
): Promise<BundledPlugins> {
  const collected = collectUses(config, configFile, originOf);
  const uses = Object.values(collected.parts).flat();
  if (uses.length === 0 && !collected.preprocessor && grammars === undefined) return NOTHING;
  if (grammars !== undefined) collected.requests.push(grammars);
  const context: Required<Pick<ShimContext, 'externals'>> & ShimContext = {
    siteDir,
    files: new Set(),
    missing: [],
    externals: new Set(),
    standIn,
  };
  const entry = entryText(collected, configFile.file);
  try {
    const {code} = await bundleModule({text: entry}, path.join(cacheFolder(siteDir), 'plugins.mjs'), context);
    const places = ({line: _, column: __, ...use}: PluginUse): unknown => use;
    const hash = hashOf(
      code.replaceAll(siteDir, ''),
      [...context.externals].map(packageVersion).sort(),
      uses.map(places),
      collected.preprocessor?.path,
    );
    const file = await keepBundle(siteDir, hash, code);
    return {
      bundle: {
        file,
        hash,
        configFile: configFile.file,
        parts: collected.parts,
        ...(collected.preprocessor && {preprocessor: collected.preprocessor}),
        ...(grammars !== undefined && {grammars}),
      },
      problems: [],
      files: [...context.files],
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const named = namedProblems(uses, collected, context, configFile.file);
    const problems =
      named.length > 0
        ? named
        : [inConfig(await buildProblem(error, configFile.file, context), uses, collected, configFile.file)];
    return {problems, files: [...context.files]};
  }
}

function entryText({requests, needsConfig}: CollectedUses, configFile: string): string {
  return [
    ...requests.map((request, index) => `import * as module${index} from ${JSON.stringify(request)};`),
    ...(needsConfig
      ? [`import * as config from ${JSON.stringify(`./${configFile}`)};`, 'export {config};']
      : []),
    `export const modules = {${requests.map((request, index) => `${JSON.stringify(request)}: module${index}`).join(', ')}};`,
  ].join('\n');
}

/** Reports modules that the configuration names and that cannot be found, with their position there. */
function namedProblems(
  uses: readonly PluginUse[],
  {requests}: CollectedUses,
  {siteDir, missing}: ShimContext,
  file: string,
): Problem[] {
  return uses.flatMap(({name, line, column}): Problem[] => {
    if (!requests.includes(name)) return [];
    const place = {file, ...(line !== undefined && {line, column})};
    if (missing.includes(name)) {
      return [
        {
          severity: 'error',
          ...place,
          ...missingFromPackage(name, installedFor(siteDir), 'remove the plugin'),
        },
      ];
    }
    const target = path.resolve(siteDir, name);
    const isFile = /^\.{0,2}\//.test(name);
    if (!isFile || existsSync(target) || moduleFile(target) !== undefined) return [];
    const near = nearestImport(name, target);
    return [
      {
        severity: 'error',
        ...place,
        message: `The plugin \`${name}\` does not exist.`,
        hint: near ? `Did you mean \`${near}\`?` : 'The path of a plugin is relative to the site folder.',
      },
    ];
  });
}

/** Moves a problem in `entryText`, which no author has written, to the place where the configuration names the module. */
function inConfig(
  problem: Problem,
  uses: readonly PluginUse[],
  {requests}: CollectedUses,
  file: string,
): Problem {
  if (problem.file !== ENTRY) return problem;
  const request = requests[(problem.line ?? 1) - 1];
  const use = uses.find(({name}) => name === request);
  const {line: _, column: __, ...rest} = problem;
  return {...rest, file, ...(use?.line !== undefined && {line: use.line, column: use.column})};
}

/** esbuild's name for a module that is not in a file. */
const ENTRY = '<stdin>';

/**
 * Writes the module next to the site, so that its dynamic imports are resolved; else in the system's temporary folder.
 */
async function keepBundle(siteDir: string, hash: string, code: string): Promise<string> {
  const folder = cacheFolder(siteDir);
  const name = `plugins-${hash.slice(0, 12)}.mjs`;
  const file = path.join(folder, name);
  try {
    if (existsSync(file)) noteUse(file);
    else {
      await mkdir(folder, {recursive: true});
      await writeFile(file, code);
    }
    await removeUnused(folder, (other) => other === name || !/^plugins-\w+\.mjs$/.test(other), KEEP_UNUSED);
    return file;
  } catch (error) {
    if (!isSystemFault(error)) throw error;
    const other = path.join(await mkdtemp(path.join(tmpdir(), 'site-plugins-')), name);
    await writeFile(other, code);
    return other;
  }
}
