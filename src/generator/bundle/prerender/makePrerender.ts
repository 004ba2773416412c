import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../../shared/problems/Problem.ts';
import {prerenderFile} from '../kept/bundleFolder.ts';
import type {BundleSettings} from '../requests/BundleSettings.ts';
import type {PrerenderInputs} from './describeRenderer.ts';
import type {WebpackResult} from '../webpack/runWebpack.ts';
import {
  closeWebpackCache,
  keepWebpackCache,
  openWebpackCache,
  type WebpackCache,
} from '../webpack/webpackCache.ts';
import {bundlePrerender} from './bundlePrerender.ts';

/** A prerender bundle that esbuild has made. */
export interface QuickPrerender {
  output: PrerenderInputs;
  problems: Problem[];
}

/**
 * Writes the prerender bundle to the output folder of the settings with esbuild, which runs in its own process.
 *
 * @param contents Source of the entry module, see `generateEntries`.
 * @returns undefined if only webpack can bundle the app, or the site adds something to the bundler for it
 */
export async function prerenderWithEsbuild(
  settings: BundleSettings,
  contents: string,
): Promise<QuickPrerender | undefined> {
  const bundle = await bundlePrerender(settings, contents, {markdown: settings.markdown});
  if (bundle.code === undefined) return undefined;
  const file = prerenderFile(settings.outDir);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, bundle.code);
  return {output: bundle, problems: bundle.mistakes};
}

/**
 * The same with webpack, which is loaded on demand: most builds don't need it.
 *
 * @param browserCache webpack's cache for the browser bundle, next to which the one for this bundle is kept.
 */
export async function prerenderWithWebpack(
  settings: BundleSettings,
  browserCache: WebpackCache | undefined,
): Promise<WebpackResult> {
  const {runWebpack} = await import('../webpack/runWebpack.ts');
  if (!browserCache) return runWebpack('prerender', settings);
  const names = ['prerender'];
  const cache = openWebpackCache(browserCache.kept, names, browserCache.version);
  try {
    const result = await runWebpack('prerender', {...settings, webpackCacheDir: cache.dir});
    if (result.output) keepWebpackCache(cache, names);
    return result;
  } finally {
    closeWebpackCache(cache);
  }
}
