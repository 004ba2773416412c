import {generatorDir} from '../files/generatorDir.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {PageStore} from '../store/PageStore.ts';
import {createImportCheck} from './collectComponents.ts';

/**
 * Registry keys of what plugins of the site have made pages import: no text says so, and it is known only when these are
 * compiled. The next build knows it from the cache.
 *
 * @param known The keys that are known already.
 * @param reported What is wrong with imports that texts have.
 */
export function addedImports(
  siteDir: string,
  known: readonly string[],
  pages: PageStore,
  reported: readonly Problem[],
): {components: string[]; problems: Problem[]} {
  const findMistake = createImportCheck([siteDir, generatorDir]);
  const keys = new Set([...pages.metas()].flatMap(({imports}) => imports));
  const added = [...keys].filter((key) => !known.includes(key));
  const problems = added.flatMap((key): Problem[] => {
    const mistake = findMistake(key);
    const isNew = mistake && !reported.some(({message}) => message === mistake.message);
    return isNew ? [{severity: 'error', ...mistake}] : [];
  });
  return {components: added.filter((key) => !findMistake(key)), problems};
}
