import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {assetsAddress} from '../../shared/address/assetFiles.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import {prerenderFile} from '../kept/bundleFolder.ts';
import {bundlerVersion} from '../kept/bundlerVersion.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import {generateEntries} from '../entries/generateEntries.ts';
import {createMarkdownModules, type MarkdownModules} from '../transforms/importedMarkdown.ts';
import {writeTransformLoader} from '../transforms/transformLoader.ts';
import {bundlePrerender} from './bundlePrerender.ts';

/** A prerender bundle with a source map. */
export interface TracedBundle {
  /** A CommonJS module for Node. */
  code: string;
  /** Source map, as JSON. */
  map: string;
  /** Absolute path of the folder that the map's sources are relative to. */
  root: string;
}

export type TraceRequest = Pick<
  BundleRequest,
  | 'generatorDir'
  | 'siteDir'
  | 'aliases'
  | 'cacheDir'
  | 'version'
  | 'site'
  | 'components'
  | 'markdown'
  | 'bundling'
>;

/**
 * Bundles the app for prerendering again, with a source map: only needed after an error.
 *
 * @returns undefined when the app can no longer be bundled.
 */
export async function traceBundle(request: TraceRequest): Promise<TracedBundle | undefined> {
  const {generatorDir} = request;
  const contents = generateEntries({...request, customCss: []}).prerender;
  const markdown = request.markdown && createMarkdownModules(request.siteDir, request.markdown);
  const quick = await bundlePrerender(request, contents, {sourceMap: true, markdown});
  if (quick.code !== undefined)
    return quick.map === undefined ? undefined : {code: quick.code, map: quick.map, root: generatorDir};
  return quick.needsWebpack ? traceWithWebpack(request, contents, markdown) : undefined;
}

async function traceWithWebpack(
  request: TraceRequest,
  contents: string,
  markdown: MarkdownModules | undefined,
): Promise<TracedBundle | undefined> {
  const {generatorDir, siteDir, aliases, site, cacheDir, bundling} = request;
  const {runWebpack} = await import('../webpack/runWebpack.ts');
  const dir = await mkdtemp(path.join(tmpdir(), 'trace-'));
  const entry = path.join(dir, 'prerender.ts');
  try {
    await writeFile(entry, contents);
    const {output, problems} = await runWebpack('prerender', {
      generatorDir,
      siteDir,
      aliases,
      // Style sheets are left out, so no static files are needed.
      staticDirectories: [],
      version: bundlerVersion(request.version),
      entries: {browser: entry, prerender: entry},
      outDir: dir,
      transformDir: cacheDir,
      transformLoader: writeTransformLoader(dir),
      publicPath: assetsAddress(site),
      sourceMaps: true,
      ...(bundling && {bundling}),
      ...(markdown && {markdown}),
    });
    if (!output || hasErrors(problems)) return undefined;
    const file = prerenderFile(dir);
    const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
    return {code, map, root: '/'};
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}
