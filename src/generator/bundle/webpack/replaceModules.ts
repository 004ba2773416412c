import path from 'node:path';
import type {Plugin} from 'esbuild';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {withoutStandIns} from '../standIns/standIns.ts';

/** Replacements for modules of the generator and folders of the site: absolute paths without extension. */
export type Replacements = ReadonlyMap<string, string>;

/** The replacements among the aliases: their names are absolute paths. */
export function replacementsIn(aliases: Readonly<Record<string, string>>): Replacements {
  return new Map(Object.entries(aliases).filter(([name]) => path.isAbsolute(name)));
}

/** The aliases that bundlers know: their names are not paths, and not for stand-ins. */
export function namesIn(aliases: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(withoutStandIns(aliases)).filter(([name]) => !path.isAbsolute(name)),
  );
}

/**
 * The module that replaces an imported one, if any. The replacement itself, and the module that re-exports the
 * original, still import the original.
 */
export function replacementOf(
  replacements: Replacements,
  {request, folder, issuer}: {request: string; folder: string; issuer: string},
): string | undefined {
  if (!request.startsWith('.') || isBelow(path.join(sourceDir, 'compat'), issuer)) return undefined;
  const file = path.resolve(folder, request);
  const found = replacements.get(file.replace(/\.[jt]sx?$/, ''));
  if (found !== undefined) return found;
  // It may be below a folder that is replaced as a whole.
  for (const [from, to] of replacements)
    if (isBelow(from, file)) return path.join(to, path.relative(from, file));
  return undefined;
}

/** Matches requests that can lead to a replaced module: no other one has to be asked about. */
export function replacedRequests(replacements: Replacements): RegExp {
  const names = [...replacements.keys()].map((file) => escapeRegExp(path.basename(file)));
  return new RegExp(`^\\.{1,2}/(?:.*/)?(?:${names.join('|')})(?:\\.[jt]sx?)?(?:/|$)`);
}

/** The esbuild plugin; for webpack, see `replacePlugins`. */
export function replaceModules(replacements: Replacements): Plugin[] {
  if (replacements.size === 0) return [];
  return [
    {
      name: 'replace-modules',
      setup(bundler) {
        const filter = replacedRequests(replacements);
        bundler.onResolve({filter}, ({path: request, resolveDir, importer, kind}) => {
          const found = replacementOf(replacements, {request, folder: resolveDir, issuer: importer});
          return found === undefined ? undefined : bundler.resolve(found, {kind, resolveDir});
        });
      },
    },
  ];
}
