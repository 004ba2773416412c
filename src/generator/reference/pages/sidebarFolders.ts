import type {LoadedCategory} from '../../content/sidebars/loadCategoryFiles.ts';
import {firstLetter} from '../../shared/text/firstLetter.ts';
import {isWebhookPage} from './isWebhookPage.ts';
import {OTHER} from './createDomains.ts';
import type {Reference, ReferencePage} from './Reference.ts';

/** Indexes with more pages get a filter field in the sidebar, which shows entries of the index. */
const LONG_LIST = 20;

/** With more models, each first letter has a category: every page of a model lists those that are in its category. */
const MANY_MODELS = 250;

/** How the pages of a document are arranged in the sidebar. */
export interface SidebarFolders {
  /** Folder of a page, below the docs route. */
  folderOf(this: void, page: ReferencePage): string;
  /** The categories by their folders. */
  categories: Map<string, LoadedCategory>;
}

/** Arranges pages by tag groups if the document has some, and many models by their first letters. */
export function sidebarFolders({pages, domains, config, model}: Reference): SidebarFolders {
  const hasTagGroups = model.tagGroups.length > 0;
  const byLetter = !hasTagGroups && pages.filter(({kind}) => kind === 'model').length > MANY_MODELS;

  const folderOf = (page: ReferencePage): string => {
    const {folder, label} = page;
    if (byLetter && page.kind === 'model') return `${folder}/${categoryLetter(label)}`;
    const isGrouped =
      hasTagGroups && 'domain' in page && page.domain.key !== OTHER.key && !isWebhookPage(page);
    return isGrouped ? `${folder}/${page.domain.key}` : folder;
  };

  const category = (data: LoadedCategory['data']): LoadedCategory => ({
    file: config.path,
    data,
    locate: () => undefined,
  });

  // Below the pages that list all models.
  const letterCategory = (label: string): LoadedCategory =>
    category({label, position: pages.length + (label.codePointAt(0) ?? 0), link: null});

  const categories = new Map<string, LoadedCategory>();
  for (const page of pages) {
    const folder = folderOf(page);
    if (page.kind === 'apiIndex' || page.kind === 'modelIndex') {
      const {position} = page.kind === 'apiIndex' ? config.api : config.models;
      const link = {type: 'doc' as const, id: page.id};
      const isLong = pages.filter((one) => one.folder === page.folder).length > LONG_LIST;
      categories.set(page.folder, {
        ...category({label: page.label, position, link}),
        ...(isLong && {filter: true}),
      });
      continue;
    }
    if (!('domain' in page) || categories.has(folder)) continue;
    const {key, label} = page.domain;
    // Below the pages of the tags.
    if (isWebhookPage(page)) categories.set(folder, category({label, position: pages.length, link: null}));
    else if (byLetter && page.kind === 'model')
      categories.set(folder, letterCategory(categoryLetter(page.label)));
    else if (folder !== page.folder) {
      // Above the pages that are in no group.
      const position = domains.findIndex((domain) => domain.key === key) - domains.length;
      categories.set(folder, category({label, position, link: null}));
    }
  }
  return {folderOf, categories};
}

/** The namespace of a name, such as `io.k8s.api.core.v1.` of `io.k8s.api.core.v1.Pod`. */
const NAMESPACE = /^(?:\p{Ll}[^.]*\.)+(?=.)/u;

/** The first letter or digit of a model's name without its namespace; `#` if it begins with something else. */
function categoryLetter(label: string): string {
  const letter = firstLetter(label.replace(NAMESPACE, ''));
  return /^[\p{L}\p{N}]/u.test(letter) ? letter : '#';
}
