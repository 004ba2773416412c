import {pageKey} from '../../shared/address/pageKey.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import {quoted, takenMessage} from './takenMessage.ts';
import type {Route} from '../Route.ts';

/** Pages that the site makes by itself, in words. */
const GENERATED: Partial<Record<PageData['layout'], string>> = {
  categoryIndex: 'the page of a category',
  docTags: 'the list of the tags of the docs',
  docTag: 'the page of a tag of the docs',
  blogList: 'a list of posts',
  blogArchive: 'the archive of the blog',
  blogTags: 'the list of the tags of the blog',
  blogTag: 'the page of a tag of the blog',
  blogAuthors: 'the list of the authors',
  blogAuthor: 'the page of an author',
  search: 'the search page',
  notFound: 'the not-found page',
};

/**
 * Takes out generated pages at an address that a written page, or another generated one, has: the written page wins. What is
 * reported follows `onDuplicateRoutes`; pages that `findDuplicateRoutes` knows are not reported twice.
 *
 * @param reaction The option `onDuplicateRoutes`.
 */
export function dropTakenRoutes(
  routes: readonly Route[],
  reaction: Reaction,
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
    if (severity && !isReportedElsewhere(owner, route)) problems.push(takenProblem(severity, owner, route));
    return false;
  });
  return {routes: left, problems};
}

function isReportedElsewhere(...routes: Route[]): boolean {
  return routes.every(({file, data}) => file !== undefined || data.layout === 'categoryIndex');
}

function takenProblem(severity: Problem['severity'], owner: Route, {path, data}: Route): Problem {
  const {file} = owner;
  const names = [file === undefined ? generatedName(owner.data) : quoted(file), generatedName(data)];
  return {
    severity,
    file,
    message: takenMessage(path, names),
    hint: file ? 'Give the page another `slug`.' : 'Give one of them another path in the configuration.',
  };
}

function generatedName({layout}: PageData): string {
  return GENERATED[layout] ?? 'a generated page';
}
