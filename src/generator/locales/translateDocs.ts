import type {Site} from '../config/Site.ts';
import type {DocsSet} from '../content/Content.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readTranslations} from './translationFiles.ts';
import {translateSidebars} from './translateSidebars.ts';
import {type Words, wordsOf} from './Words.ts';

/** Translates the labels of sidebars and versions of the docs, by the ids of Docusaurus' `current.json`. */
export function translateDocs(
  {siteDir}: Site,
  sets: readonly DocsSet[],
): {sets: DocsSet[]; problems: Problem[]} {
  const problems: Problem[] = [];
  const translated = sets.map((set) => {
    const folder = set.options.translated;
    if (folder === undefined) return set;
    const {messages, problems: found} = readTranslations(siteDir, `${folder}.json`);
    problems.push(...found);
    return translateSet(set, wordsOf(messages));
  });
  return {sets: translated, problems};
}

/** Translates the labels of one version of the docs. */
export function translateSet(set: DocsSet, words: Words): DocsSet {
  const {name} = set.version;
  const about = `The label for version ${name}`;
  const label = words('version.label', set.version.label, about);
  const titles = new Map(set.docs.map((doc) => [doc.id, doc.sidebarLabel ?? doc.title]));
  const sidebars = translateSidebars(set.sidebars, words, (item) => titles.get(item.id) !== item.label);
  return {...set, version: {...set.version, label}, sidebars};
}
