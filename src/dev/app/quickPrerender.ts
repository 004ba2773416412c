import {mkdir, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {parse as parseYaml} from 'yaml';
import type {BundleRequest} from '../../build/bundle/createBundles.ts';
import {generateEntries} from '../../build/bundle/generateEntries.ts';
import {hashOf} from '../../build/hash.ts';

/** Milliseconds. */
const KEEP = 24 * 60 * 60 * 1000;

/** What Node takes from the packages as they are, as in webpack's own prerender bundle. */
const EXTERNAL = ['react', 'react-dom', 'react-router-dom', 'react-helmet-async', 'nprogress'];

/**
 * Bundles the app for prerendering in a few hundredths of a second, so that the first page need not wait for webpack.
 *
 * @returns The bundle's absolute path; undefined when the app has what only webpack can name (CSS modules and imported
 *   pictures), or a mistake that webpack will report.
 */
export async function quickPrerender(
  request: Pick<BundleRequest, 'generatorDir' | 'siteDir' | 'cacheDir' | 'site' | 'components'>,
): Promise<string | undefined> {
  const {generatorDir, siteDir} = request;
  const inGenerator = (dir: string) => path.join(generatorDir, dir);
  try {
    const {outputFiles} = await build({
      stdin: {
        contents: generateEntries({...request, customCss: []}).prerender,
        resolveDir: generatorDir,
        loader: 'ts',
      },
      absWorkingDir: generatorDir,
      bundle: true,
      write: false,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      jsx: 'automatic',
      logLevel: 'silent',
      alias: {
        '@site': siteDir,
        '@theme': inGenerator('src/theme/compat/theme'),
        '@docusaurus': inGenerator('src/theme/compat/docusaurus'),
      },
      nodePaths: [path.join(siteDir, 'node_modules'), inGenerator('node_modules')],
      plugins: [external(generatorDir), plainFiles],
    });
    const code = outputFiles[0]?.contents;
    if (!code) return undefined;
    const file = path.join(request.cacheDir, 'dev', `quick-${hashOf(code).slice(0, 12)}.cjs`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, code);
    await removeOld(path.dirname(file));
    return file;
  } catch {
    // webpack says what is wrong, with its place.
    return undefined;
  }
}

/** Bundles of other sessions go after a day: a server that still runs may load its own once more. */
async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    if (!/^quick-\w+\.cjs$/.test(name)) continue;
    const {mtimeMs} = await stat(file);
    if (Date.now() - mtimeMs > KEEP) await rm(file, {force: true});
  }
}

/** One copy of React for all bundles: the generator's, by its absolute path. */
function external(generatorDir: string): Plugin {
  const filter = new RegExp(`^(?:${EXTERNAL.join('|')})(?:/|$)`);
  return {
    name: 'external',
    setup(bundler) {
      bundler.onResolve({filter}, async ({path: name, pluginData}) => {
        if (pluginData === 'resolving') return undefined;
        const found = await bundler.resolve(name, {
          kind: 'require-call',
          resolveDir: generatorDir,
          pluginData: 'resolving',
        });
        return {path: found.path, external: true};
      });
    },
  };
}

/** Files that are no code: style sheets draw nothing here, YAML and raw files are data. */
const plainFiles: Plugin = {
  name: 'plain-files',
  setup(bundler) {
    bundler.onResolve({filter: /\?raw$|^!!raw-loader!/}, async ({path: request, resolveDir}) => {
      const name = request.replace(/^!!raw-loader!/, '').replace(/\?raw$/, '');
      const found = await bundler.resolve(name, {kind: 'import-statement', resolveDir});
      return {path: found.path, namespace: 'raw', errors: found.errors};
    });
    bundler.onLoad({filter: /.*/, namespace: 'raw'}, async ({path: file}) => ({
      contents: await readFile(file, 'utf8'),
      loader: 'text',
    }));
    bundler.onLoad({filter: /\.ya?ml$/}, async ({path: file}) => ({
      contents: JSON.stringify(parseYaml(await readFile(file, 'utf8'))),
      loader: 'json',
    }));
    bundler.onLoad({filter: /\.css$/}, ({path: file}) =>
      file.endsWith('.module.css') ? onlyWebpack(file) : {contents: '', loader: 'empty'},
    );
    bundler.onLoad({filter: /\.(?:png|jpe?g|gif|webp|avif|svg|ico|woff2?)$/}, ({path: file}) =>
      onlyWebpack(file),
    );
  },
};

function onlyWebpack(file: string) {
  return {errors: [{text: `Only webpack knows the names of ${file}.`}]};
}
