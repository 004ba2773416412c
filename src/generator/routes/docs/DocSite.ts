import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {DocsSet} from '../../content/Content.ts';
import {buildDocsNavigation, type DocsNavigation} from '../../content/sidebars/docsNavigation.ts';
import {sidebarId} from '../../shared/page/sidebarId.ts';
import type {SidebarLevels} from '../createSidebarLevels.ts';
import type {DocVersions} from './docVersions.ts';

/** What all pages of a set of docs share. */
export interface DocSite {
  config: SiteConfig;
  set: DocsSet;
  versions: DocVersions;
  compiled: CompiledPages;
  navigation: DocsNavigation;
  /** The levels of the set's sidebars, by name. */
  sidebars: Record<string, SidebarLevels>;
}

/**
 * Prepares what all pages of a set of docs share.
 *
 * @param site With the `sidebars` of all sets, by id.
 */
export function prepareDocs(site: Omit<DocSite, 'navigation'>): DocSite {
  const own = Object.keys(site.set.sidebars).flatMap((name): [string, SidebarLevels][] => {
    const levels = site.sidebars[sidebarId(site.set, name)];
    return levels ? [[name, levels]] : [];
  });
  return {...site, navigation: buildDocsNavigation(site.set), sidebars: Object.fromEntries(own)};
}
