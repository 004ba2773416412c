import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {browserFolder} from '../kept/bundleFolder.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Bundles} from '../requests/Bundles.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import {takeFramework} from '../framework/takeFramework.ts';
import type {EntrySources} from '../entries/generateEntries.ts';
import type {CompiledImports} from '../transforms/importedMarkdown.ts';
import type {WebpackOutput, WebpackResult} from '../webpack/runWebpack.ts';

/** What browsers load, without the fonts. */
export interface BrowserBundle
  extends Pick<Bundles, 'files' | 'styles' | 'scripts' | 'components' | 'chunks'>,
    // Absent if all scripts are the app's.
    Partial<Pick<Bundles, 'app'>> {
  /** Absolute paths of the files that it is made from, see `bundleInputs`. */
  inputs: string[];
  /** See `WebpackOutput`. */
  absent: string[];
}

/** The result of bundling the app for the browser. */
export interface BrowserBundling {
  /** Absent after an error. */
  output?: BrowserBundle;
  problems: Problem[];
  /** The Markdown files that it contains, if another thread has compiled them. */
  imports?: CompiledImports;
}

/**
 * Creates the browser bundle, next to the framework that all sites share. An app that uses more of the framework's
 * packages than the framework contains gets a bundle that includes them.
 *
 * @param stubDir Absolute path of the folder with the files of `frameworkStubs`.
 */
export async function bundleWhole(
  settings: BundleSettings,
  {chunkNames}: Pick<EntrySources, 'chunkNames'>,
  {stubDir, sharedDir}: {stubDir: string; sharedDir: string},
): Promise<BrowserBundling> {
  const {output, problems} = await runWithFramework(settings, {stubDir, sharedDir});
  if (!output) return {problems};
  return {
    output: {
      files: output.files,
      styles: output.initial.filter((file) => file.endsWith('.css')),
      scripts: output.initial.filter((file) => file.endsWith('.js')),
      chunks: chunkFiles(chunkNames, output),
      inputs: output.inputs,
      absent: output.absent,
    },
    problems,
  };
}

/** The files of each registry key's chunk. */
export function chunkFiles(
  chunkNames: EntrySources['chunkNames'],
  {chunks}: Pick<WebpackOutput, 'chunks'>,
): Bundles['chunks'] {
  return Object.fromEntries(Object.entries(chunkNames).map(([key, name]) => [key, chunks[name] ?? []]));
}

async function runWithFramework(
  settings: BundleSettings,
  {stubDir, sharedDir}: {stubDir: string; sharedDir: string},
): Promise<WebpackResult> {
  const [{runWebpack}, {FrameworkPlugin}] = await Promise.all([
    // Loaded on demand: most builds don't need webpack.
    import('../webpack/runWebpack.ts'),
    import('../modules/FrameworkPlugin.ts'),
  ]);
  const plugin = new FrameworkPlugin(stubDir);
  const {generatorDir, version, outDir} = settings;
  const [{output, problems}, framework] = await Promise.all([
    runWebpack('browser', {...settings, framework: plugin}),
    takeFramework({generatorDir, version, sharedDir}),
  ]);
  const dir = browserFolder(outDir);
  if (plugin.isShort) {
    await rm(dir, {recursive: true, force: true});
    // webpack's cache still contains the targets that the aliases had in the first bundling.
    const {webpackCacheDir: _, ...uncached} = settings;
    return runWebpack('browser', uncached);
  }
  if (!output) return {problems};
  const {file, code} = framework;
  await writeFile(path.join(dir, file), code);
  return {
    output: {
      ...output,
      files: [...output.files, file].sort(),
      initial: [file, ...output.initial],
      inputs: [...output.inputs, ...framework.inputs],
    },
    problems,
  };
}
