import type {Content} from '../../content/Content.ts';
import {joinPath} from '../../shared/address/permalink.ts';

/**
 * Returns a function that tells whether a path belongs to a version without docs. Its folder is missing, which is
 * reported: that its pages are missing, too, is no mistake of its own.
 */
export function createMissingFinder(
  {docsSets}: Pick<Content, 'docsSets'>,
  baseUrl: string,
): (path: string) => boolean {
  const sets = docsSets.map(({instance, docs, options}) => ({
    start: `${joinPath(baseUrl, options.routeBasePath)}/`.replace(/\/+$/, '/'),
    isMissing: docs.length === 0 && docsSets.filter((set) => set.instance === instance).length > 1,
  }));
  if (!sets.some(({isMissing}) => isMissing)) return () => false;
  // The route of the last version is the beginning of those of the others.
  sets.sort((a, b) => b.start.length - a.start.length);
  return (path) => sets.find(({start}) => `${path}/`.startsWith(start))?.isMissing === true;
}
