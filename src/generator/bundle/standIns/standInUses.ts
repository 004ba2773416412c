import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import {isBelow} from '../../files/placeBelow.ts';
import type {Stats} from 'webpack';
import {generatorExports} from '../../files/code/lacksExport.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {locateString} from '../../problems/locateInSource.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import {exportKey, splitExportKey} from '../../shared/address/exportKey.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {compareText} from '../../shared/text/compareText.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {LACKED_QUERY, lackedExports, moduleOf} from './lackedExports.ts';
import {isInPackage} from '../modules/packageFiles.ts';
import {readText} from '../../files/readText.ts';
import {behindAlias, standInOf} from './standIns.ts';
import {CACHE_FOLDER} from '../../files/cache/cacheFolder.ts';

/** What a site may import besides packages and its own files, see `BundleSettings`. */
type Aliases = Readonly<Record<string, string>>;

/** A module that is replaced because it doesn't exist. */
export interface StandInUse extends Pick<Problem, 'file' | 'line' | 'column'> {
  request: string;
}

/**
 * The modules and exports in a bundle that are replaced because they don't exist, each where the site or a package first
 * imports it.
 */
export function standInUses(
  {compilation}: Stats,
  {siteDir, aliases}: {siteDir: string; aliases: Aliases},
): StandInUse[] {
  const files = new Set(
    Object.entries(aliases).flatMap(([name, file]) => (name.endsWith('/*') ? [file] : [])),
  );
  if (files.size === 0) return [];
  const uses: StandInUse[] = [];
  for (const module of compilation.modules) {
    const isPart = module.identifier().includes(LACKED_QUERY);
    const isWhole = !isPart && files.has(module.nameForCondition() ?? '');
    if (!isWhole && !isPart) continue;
    for (const {resolvedOriginModule: origin, dependency} of compilation.moduleGraph.getIncomingConnections(
      module,
    )) {
      const file = origin?.nameForCondition();
      // What pages import is reported with the page.
      if (!file || !isOfSite(file, siteDir) || !dependency || !('request' in dependency)) continue;
      const {request} = dependency;
      if (typeof request !== 'string') continue;
      // webpack also connects the importing module to the stand-in of an export.
      const requests = isWhole
        ? [request].filter((one) => standInOf(aliases, one) !== undefined)
        : lackedExports(aliases, request, file).map((name) => exportKey(request, name));
      uses.push(...requests.map((one) => standInUse(one, file, siteDir)));
    }
  }
  return firstOfEach(uses);
}

/** Whether a file is code of the site or of a package that it uses. */
function isOfSite(file: string, siteDir: string): boolean {
  if (file.includes(`${path.sep}${CACHE_FOLDER}${path.sep}`) || isBelow(sourceDir, file)) return false;
  return isBelow(siteDir, file) || isInPackage(file, siteDir);
}

/** The first use of each module, in the order of files. */
export function firstOfEach(uses: readonly StandInUse[]): StandInUse[] {
  const placed = [...uses].sort(
    (a, b) => compareText(b.file ?? '', a.file ?? '') || (b.line ?? 0) - (a.line ?? 0),
  );
  return [...new Map(placed.map((use) => [use.request, use])).values()].reverse();
}

/** Ends the message about a missing module. */
const REPLACED =
  'is not available here. As a component it shows its children only, and as a function it does nothing.';

/** Keeps one warning about each missing module: many pages may import it. */
export function onePerStandIn(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    if (!problem.message.endsWith(REPLACED)) continue;
    const known = first.get(problem.message);
    if (!known || compareText(problem.file ?? '', known.file ?? '') < 0) first.set(problem.message, problem);
  }
  return problems.filter((problem) => (first.get(problem.message) ?? problem) === problem);
}

/** The warning about a missing module. */
export function standInWarning({request, ...place}: StandInUse, aliases: Aliases): Problem {
  const {module, name} = splitExportKey(request);
  if (name !== undefined) {
    const what = name === 'default' ? 'The default export' : `\`${name}\``;
    const message = `${what} of \`${module}\` ${REPLACED}`;
    return {severity: 'warning', ...place, message, hint: exportHint(aliases, module, name)};
  }
  const wanted = behindAlias(request, aliases);
  // A part is as near as its folder, so that only names are compared.
  const near = wanted === undefined ? undefined : nearestImport(request, wanted);
  const own = request.startsWith('@theme/') ? `, or put a component into \`src/${request.slice(1)}\`` : '';
  return {
    severity: 'warning',
    ...place,
    message: `\`${request}\` ${REPLACED}`,
    hint: near ? `Did you mean \`${near}\`?` : `Remove the import${own}.`,
  };
}

function exportHint(aliases: Aliases, module: string, name: string): string {
  const file = moduleOf(aliases, module);
  const all = (file === undefined ? undefined : generatorExports(file)) ?? [];
  const names = all.filter((one) => one !== 'default');
  const near = nearest(name, names);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return names.length === 0
    ? 'Remove the import.'
    : `Remove the import. There are ${listNames([...names].sort())}.`;
}

/** Where a file imports a module. */
export function standInUse(request: string, file: string, siteDir: string): StandInUse {
  const relative = relativePath(siteDir, file);
  return {request, file: relative, ...locateString(readText(file) ?? '', splitExportKey(request).module)};
}
