import type {SiteBundling} from '../../bundle/requests/siteBundling.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {PageStore} from '../../store/PageStore.ts';
import {createImportCheck} from './createImportCheck.ts';

/**
 * Registry keys of imports that are in no source, and known only once the pages are compiled: those that plugins of the site
 * add, and the component of diagrams that only the browser can draw. The next build knows them from the cache.
 *
 * @param known The keys that are known already.
 * @param reported What is wrong with imports that texts have.
 */
export function addedImports(
  {siteDir, bundling}: {siteDir: string; bundling?: SiteBundling},
  known: readonly string[],
  pages: PageStore,
  reported: readonly Problem[],
): {components: string[]; problems: Problem[]} {
  const keys = new Set(pages.heads().flatMap(({imports}) => imports));
  const added = [...keys].filter((key) => !known.includes(key));
  if (added.length === 0) return {components: [], problems: []};
  const findMistake = createImportCheck(siteDir, bundling);
  const problems = added.flatMap((key): Problem[] => {
    const mistake = findMistake(key);
    const isNew = mistake && !reported.some(({message}) => message === mistake.message);
    return isNew ? [mistake] : [];
  });
  return {components: added.filter((key) => findMistake(key)?.severity !== 'error'), problems};
}
