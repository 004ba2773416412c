import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {siteSource} from '../../files/code/siteSource.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {resolveDependency} from '../../files/packages/dependencies.ts';
import {parseYaml} from '../../yaml/parseYaml.ts';
import {ASSET} from '../files/fileNames.ts';
import {MARKDOWN, type MarkdownModules, readMarkdown} from '../transforms/importedMarkdown.ts';
import {EXTERNAL_PACKAGES, SHARED_PACKAGES} from '../modules/externalPackages.ts';
import {guardModule, guardPage, loaderOf} from '../transforms/guardModule.ts';
import {needsWebpack} from './webpackNames.ts';

/**
 * The esbuild plugins that are needed to bundle the app for Node.
 *
 * @param siteDir Absolute path.
 * @param onMissing Called with the registry key of each page component whose file does not exist; it is left out of the
 *   bundle.
 * @param markdown Absent if importing Markdown is not allowed.
 */
export function esbuildPlugins(
  siteDir: string,
  onMissing: (key: string) => void,
  markdown?: MarkdownModules,
): Plugin[] {
  return [
    ...sharedPackages(),
    missingComponents(onMissing),
    PLAIN_FILES,
    guardedModules(siteDir),
    ...(markdown ? [markdownFiles(markdown)] : []),
  ];
}

function markdownFiles(modules: MarkdownModules): Plugin {
  return {
    name: 'markdown-files',
    setup(bundler) {
      bundler.onLoad({filter: MARKDOWN}, async ({path: file}) => {
        const {code} = await readMarkdown(modules, file);
        return {contents: guardPage(code), loader: 'js', resolveDir: path.dirname(file)};
      });
    },
  };
}

/** All bundles share one copy of React: the generator's. Those that Node loads itself are no part of the bundle. */
function sharedPackages(): Plugin[] {
  const names = SHARED_PACKAGES.filter((name) => !EXTERNAL_PACKAGES.includes(name));
  if (names.length === 0) return [];
  return [
    {
      name: 'shared',
      setup(bundler) {
        bundler.onResolve({filter: new RegExp(`^(?:${names.join('|')})(?:/|$)`)}, ({path: name}) => ({
          path: resolveDependency(name),
        }));
      },
    },
  ];
}

/** A missing component is reported for the pages that import it; other pages are rendered as before. */
function missingComponents(onMissing: (key: string) => void): Plugin {
  return {
    name: 'missing-components',
    setup(bundler) {
      bundler.onResolve({filter: /^@site\//}, async ({path: name, kind, resolveDir, pluginData}) => {
        if (pluginData === 'resolving' || kind !== 'dynamic-import') return undefined;
        const {errors} = await bundler.resolve(name, {kind, resolveDir, pluginData: 'resolving'});
        if (errors.length === 0) return undefined;
        onMissing(name);
        return {path: name, namespace: 'missing'};
      });
      bundler.onLoad({filter: /.*/, namespace: 'missing'}, ({path: file}) => ({
        contents: `throw new Error(${JSON.stringify(`Cannot find module '${file}'`)});`,
      }));
    },
  };
}

function guardedModules(siteDir: string): Plugin {
  return {
    name: 'guarded-modules',
    setup(bundler) {
      bundler.onLoad({filter: /\.[cm]?[jt]sx?$/, namespace: 'file'}, async ({path: file}) => {
        if (siteSource(siteDir, file, sourceDir) === undefined) return undefined;
        const code = await readFile(file, 'utf8');
        const contents = guardModule(code, file);
        return contents === code ? undefined : {contents, loader: loaderOf(file)};
      });
    },
  };
}

/** Files that are not code, besides style sheets: YAML and raw files are data. */
const PLAIN_FILES: Plugin = {
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
    bundler.onLoad({filter: /\.module\.(?:css|s[ac]ss)$/}, ({path: file}) => ({
      errors: [needsWebpack(file)],
    }));
    bundler.onLoad({filter: ASSET}, ({path: file}) => ({errors: [needsWebpack(file)]}));
  },
};
