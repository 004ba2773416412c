import {createPathFinder} from '../../routes/links/createPathFinder.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';
import type {PublishedPage} from './collectUrls.ts';

/**
 * Creates a function that finds the page that most likely replaces a missing one: the new page that shares most anchors,
 * if it has at least half of them, or else the page with the most similar address, preferably a new one. The pages are
 * indexed once, as a whole section may have moved.
 */
export function createSuccessorFinder(
  pages: readonly PublishedPage[],
  newPages: readonly PublishedPage[],
): (path: string, anchors: readonly string[]) => PublishedPage | undefined {
  const findSharing = createSharingFinder(newPages);
  const [findNew, findAny] = [createNearestFinder(newPages), createNearestFinder(pages)];
  return (path, anchors) => findSharing(anchors) ?? findNew(path) ?? findAny(path);
}

/** Finds the page that has most of some anchors, and at least half of them; the first of several. */
function createSharingFinder(
  pages: readonly PublishedPage[],
): (anchors: readonly string[]) => PublishedPage | undefined {
  const places = pages.flatMap((page, index) => [...(page.anchors ?? [])].map((anchor) => ({anchor, index})));
  const having = groupBy(places, ({anchor}) => anchor);
  return (anchors) => {
    const counts = new Map<number, number>();
    for (const anchor of anchors)
      for (const {index} of having.get(anchor) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
    const [best] = [...counts]
      .filter(([, count]) => count * 2 >= anchors.length)
      .sort(([index, count], [otherIndex, other]) => other - count || index - otherIndex);
    return best && pages[best[0]];
  };
}

function createNearestFinder(pages: readonly PublishedPage[]): (path: string) => PublishedPage | undefined {
  const byPath = new Map(pages.map((page) => [page.path, page] as const));
  const findPath = createPathFinder([...byPath.keys()], '/', {maxSearches: Number.POSITIVE_INFINITY});
  return (path) => byPath.get(findPath(path) ?? '');
}
