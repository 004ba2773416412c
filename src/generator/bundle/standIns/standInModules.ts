import path from 'node:path';
import type {Plugin} from 'esbuild';
import {exportStandIn, lackedExports, textWithStandIns, withStandIns} from './lackedExports.ts';
import {scopePattern, standInOf} from './standIns.ts';

const NAMESPACE = 'with-stand-ins';

/**
 * The esbuild plugins that replace missing modules and add missing exports; for webpack, see `standInPlugins`.
 */
export function standInModules(aliases: Readonly<Record<string, string>>): Plugin[] {
  const filter = scopePattern(aliases);
  if (!filter) return [];
  return [
    {
      name: 'stand-ins',
      setup(bundler) {
        bundler.onResolve({filter}, async ({path: request, importer, kind, resolveDir, pluginData}) => {
          if (pluginData === NAMESPACE) return undefined;
          const one = exportStandIn(aliases, request);
          const file = one === undefined ? standInOf(aliases, request) : undefined;
          if (file !== undefined) return {path: file};
          const wanted = one ?? withStandIns(request, lackedExports(aliases, request, importer));
          const [module = '', query] = wanted.split(/(?=\?)/);
          if (query === undefined) return undefined;
          const found = await bundler.resolve(module, {kind, resolveDir, pluginData: NAMESPACE});
          return {...found, namespace: NAMESPACE, suffix: query, sideEffects: false};
        });
        bundler.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path: file, suffix}) => ({
          contents: textWithStandIns(aliases, file, suffix),
          resolveDir: path.dirname(file),
        }));
      },
    },
  ];
}
