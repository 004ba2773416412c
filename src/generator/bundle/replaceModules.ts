import path from 'node:path';
import type {Plugin} from 'esbuild';
import webpack from 'webpack';
import {sourceDir} from '../files/ownPackage.ts';

/** Modules of the generator that others take the place of: absolute paths without extension. */
export type Replacements = ReadonlyMap<string, string>;

/** Those among the aliases: their names are absolute paths. */
export function replacementsIn(aliases: Readonly<Record<string, string>>): Replacements {
  return new Map(Object.entries(aliases).filter(([name]) => path.isAbsolute(name)));
}

/** The aliases that are names. */
export function namesIn(aliases: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).filter(([name]) => !path.isAbsolute(name)));
}

/**
 * The module instead of an imported one; undefined where none is. What replaces a module, and what gives it its name
 * for others, still import it.
 */
function replacementOf(
  replacements: Replacements,
  {request, folder, issuer}: {request: string; folder: string; issuer: string},
): string | undefined {
  if (!request.startsWith('.') || issuer.startsWith(path.join(sourceDir, 'compat') + path.sep))
    return undefined;
  return replacements.get(path.resolve(folder, request).replace(/\.[jt]sx?$/, ''));
}

/** For webpack; it adds nothing when there is nothing to replace. */
export function replacePlugins(replacements: Replacements): webpack.WebpackPluginInstance[] {
  if (replacements.size === 0) return [];
  return [
    new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (data) => {
      const {request, context, contextInfo} = data;
      const place = {request, folder: context, issuer: contextInfo.issuer ?? ''};
      data.request = replacementOf(replacements, place) ?? request;
    }),
  ];
}

/** The same for esbuild. */
export function replaceModules(replacements: Replacements): Plugin[] {
  if (replacements.size === 0) return [];
  return [
    {
      name: 'replace-modules',
      setup(bundler) {
        bundler.onResolve({filter: /^\.{1,2}\//}, ({path: request, resolveDir, importer, kind}) => {
          const found = replacementOf(replacements, {request, folder: resolveDir, issuer: importer});
          return found === undefined ? undefined : bundler.resolve(found, {kind, resolveDir});
        });
      },
    },
  ];
}
