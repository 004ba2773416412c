import {statSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import type {Stats} from 'webpack';
import {locateString} from '../problems/locateInSource.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readText} from './readText.ts';

/** What a site may import besides packages and its own files, see `BundleSettings`. */
type Aliases = Readonly<Record<string, string>>;

/** Ends an alias for the module that stands for those below a name that are not there: `@theme/*`. */
const REST = '/*';

const EXTENSIONS = [
  '',
  ...['', '/index'].flatMap((index) =>
    ['.tsx', '.ts', '.mjs', '.jsx', '.js', '.json'].map((end) => index + end),
  ),
];

/** The aliases without those for modules that are not there, which bundlers do not know. */
export function withoutStandIns(aliases: Aliases): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).filter(([name]) => !name.endsWith(REST)));
}

/**
 * Absolute path of the module that stands for an imported one; undefined if that one is there, or nothing stands for it.
 *
 * @param request The import request, for example `@theme/Tabs`.
 */
export function standInOf(aliases: Aliases, request: string): string | undefined {
  const [name = ''] = request.split('?');
  const file = aliases[(name.split('/')[0] ?? '') + REST];
  if (file === undefined) return undefined;
  const root = rootOf(name, aliases);
  const wanted = root && path.join(root.path, name.slice(root.alias.length));
  return wanted !== undefined && EXTENSIONS.some((end) => isThere(wanted + end)) ? undefined : file;
}

/** The alias that a name begins with, the longest of several. */
export function rootOf(name: string, aliases: Aliases): {alias: string; path: string} | undefined {
  const alias = Object.keys(aliases)
    .filter((key) => name === key || name.startsWith(`${key}/`))
    .sort((a, b) => b.length - a.length)[0];
  const root = alias === undefined ? undefined : aliases[alias];
  return alias === undefined || root === undefined ? undefined : {alias, path: root};
}

function isThere(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() === true;
}

/** The first parts of names for which there are stand-ins, as a pattern; undefined without any. */
export function scopePattern(aliases: Aliases): RegExp | undefined {
  const scopes = Object.keys(aliases).filter((name) => name.endsWith(REST));
  return scopes.length > 0
    ? new RegExp(`^(?:${scopes.map((name) => name.slice(0, -REST.length)).join('|')})/`)
    : undefined;
}

/** The esbuild plugins that replace modules that are not there; for webpack, see `standInPlugins`. */
export function standInModules(aliases: Aliases): Plugin[] {
  const filter = scopePattern(aliases);
  if (!filter) return [];
  return [
    {
      name: 'stand-ins',
      setup(bundler) {
        bundler.onResolve({filter}, ({path: request}) => {
          const file = standInOf(aliases, request);
          return file === undefined ? undefined : {path: file};
        });
      },
    },
  ];
}

/** A module that is replaced because it is not there. */
export interface StandInUse extends Pick<Problem, 'file' | 'line' | 'column'> {
  request: string;
}

/** The modules of a bundle that are replaced because they are not there, each where a file of the site imports it first. */
export function standInUses(
  {compilation}: Stats,
  {siteDir, aliases}: {siteDir: string; aliases: Aliases},
): StandInUse[] {
  const files = new Set(
    Object.entries(aliases).flatMap(([name, file]) => (name.endsWith(REST) ? [file] : [])),
  );
  if (files.size === 0) return [];
  const uses: StandInUse[] = [];
  for (const module of compilation.modules) {
    if (!files.has(module.nameForCondition() ?? '')) continue;
    for (const {resolvedOriginModule: origin, dependency} of compilation.moduleGraph.getIncomingConnections(
      module,
    )) {
      const file = origin?.nameForCondition();
      // What pages import is reported with the page.
      if (!file?.startsWith(siteDir + path.sep) || file.includes(`${path.sep}.cache${path.sep}`)) continue;
      if (dependency && 'request' in dependency && typeof dependency.request === 'string')
        uses.push(standInUse(dependency.request, file, siteDir));
    }
  }
  return firstOfEach(uses);
}

/** The first use of each module, in the order of files. */
export function firstOfEach(uses: readonly StandInUse[]): StandInUse[] {
  const placed = [...uses].sort((a, b) => compare(b.file, a.file) || (b.line ?? 0) - (a.line ?? 0));
  return [...new Map(placed.map((use) => [use.request, use])).values()].reverse();
}

/** Ends the message about a module that is not there. */
const REPLACED =
  'is not available here. As a component it shows its children only, and as a function it does nothing.';

/** Leaves one warning about each module that is not there: many pages may import it. */
export function onePerStandIn(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    if (!problem.message.endsWith(REPLACED)) continue;
    const known = first.get(problem.message);
    if (!known || compare(problem.file, known.file) < 0) first.set(problem.message, problem);
  }
  return problems.filter((problem) => (first.get(problem.message) ?? problem) === problem);
}

/** The warning about a module that is not there. */
export function standInWarning({request, ...place}: StandInUse, aliases: Aliases): Problem {
  const root = rootOf(request, aliases);
  const rest = root && request.slice(root.alias.length);
  // A part is as near as its folder, so that only names are compared.
  const near = root && rest !== undefined ? nearestImport(request, path.join(root.path, rest)) : undefined;
  const own = request.startsWith('@theme/') ? `, or put a component into \`src/${request.slice(1)}\`` : '';
  return {
    severity: 'warning',
    ...place,
    message: `\`${request}\` ${REPLACED}`,
    hint: near ? `Did you mean \`${near}\`?` : `Remove the import${own}.`,
  };
}

/** Where a file imports a module. */
export function standInUse(request: string, file: string, siteDir: string): StandInUse {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return {request, file: relative, ...locateString(readText(file) ?? '', request)};
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
