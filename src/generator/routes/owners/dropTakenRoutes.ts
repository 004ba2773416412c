import {foldedDifference, foldedPath} from '../../shared/address/foldedPath.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Place, Problem} from '../../shared/problems/Problem.ts';
import type {LocateSlug} from './findDuplicateRoutes.ts';
import {routeName} from './routeName.ts';
import {takenMessage} from './takenMessage.ts';
import type {Route} from '../Route.ts';

/**
 * Removes generated pages whose address is used by a written page or another generated one. Reports follow
 * `onDuplicateRoutes`; duplicates that `findDuplicateRoutes` finds are not reported again.
 *
 * @param reaction The option `onDuplicateRoutes`.
 * @param locateSlug Finds the `slug` in the front matter of a file.
 */
export function dropTakenRoutes(
  routes: readonly Route[],
  reaction: Reaction,
  locateSlug: LocateSlug,
): {routes: Route[]; problems: Problem[]} {
  const severity = reactionSeverity(reaction);
  const owners = new Map<string, Route>();
  for (const route of routes) {
    const key = pageKey(route.path);
    const owner = owners.get(key);
    if (!owner || (owner.file === undefined && route.file !== undefined)) owners.set(key, route);
  }
  const problems: Problem[] = [];
  const left = routes.filter((route) => {
    const owner = owners.get(pageKey(route.path));
    if (!owner || owner === route || route.file !== undefined) return true;
    if (severity && !isReportedElsewhere(owner, route))
      problems.push(takenProblem(severity, owner, route, locateSlug));
    return false;
  });
  if (severity) problems.push(...caseProblems(left, locateSlug));
  return {routes: left, problems};
}

/**
 * Warns of addresses that differ only in letter case or in the form of letters, since some file systems keep only one of
 * the files.
 */
function caseProblems(routes: readonly Route[], locateSlug: LocateSlug): Problem[] {
  const owners = new Map<string, Route>();
  return routes.flatMap((route): Problem[] => {
    const key = pageKey(route.path);
    const folded = foldedPath(key);
    const owner = owners.get(folded);
    if (!owner) owners.set(folded, route);
    if (!owner || pageKey(owner.path) === key) return [];
    const difference = foldedDifference(pageKey(owner.path), key);
    const message = `The addresses ${owner.path} of ${routeName(owner)} and ${route.path} of ${routeName(route)} differ only in ${difference}.`;
    const hint = 'File systems on macOS and Windows keep only one of the two: change one of the addresses.';
    return [{severity: 'warning', ...placeOf(route.file ?? owner.file, locateSlug), message, hint}];
  });
}

function isReportedElsewhere(...routes: Route[]): boolean {
  // Two authors with one page are reported where they are declared.
  if (routes.every(({data}) => data.layout === 'blogAuthor')) return true;
  return routes.every(({file, data}) => file !== undefined || data.layout === 'categoryIndex');
}

function placeOf(file: string | undefined, locateSlug: LocateSlug): Place {
  return {file, ...(file !== undefined && locateSlug(file))};
}

function takenProblem(
  severity: Problem['severity'],
  owner: Route,
  {path, data}: Route,
  locateSlug: LocateSlug,
): Problem {
  const {file} = owner;
  const names = [routeName(owner), routeName({data})];
  return {
    severity,
    ...placeOf(file, locateSlug),
    message: takenMessage(path, names),
    hint: file ? 'Give the page another `slug`.' : 'Give one of them another path in the configuration.',
  };
}
