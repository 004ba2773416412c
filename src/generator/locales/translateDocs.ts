import type {DocsSet} from '../content/Content.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {LocalizedSite} from './localizeSite.ts';
import {readTranslations} from './translationFiles.ts';
import {translateSidebars} from './translateSidebars.ts';

/** The docs with labels of sidebars and versions in the language of the site, by the ids of Docusaurus' `current.json`. */
export async function translateDocs(
  {siteDir}: LocalizedSite,
  sets: readonly DocsSet[],
): Promise<{sets: DocsSet[]; problems: Problem[]}> {
  const problems: Problem[] = [];
  const translated = await Promise.all(
    sets.map(async (set) => {
      const folder = set.options.translated;
      if (folder === undefined) return set;
      const {messages, problems: found} = await readTranslations(siteDir, `${folder}.json`);
      problems.push(...found);
      const label = messages['version.label'] ?? set.version.label;
      return {...set, version: {...set.version, label}, sidebars: translateSidebars(set.sidebars, messages)};
    }),
  );
  return {sets: translated, problems};
}
