import {hasSearch} from './hasSearch.ts';
import type {SiteData} from './SiteData.ts';

/**
 * The facts about a site that the app's bundles depend on. Everything else is loaded separately, so a changed label
 * does not cause a new bundle.
 */
export interface AppFacts {
  baseUrl: string;
  hasSearch: boolean;
  /** Pages of an API reference have their own style sheet. */
  hasReference: boolean;
}

/** Takes these facts from a site's data. */
export function appFacts({
  baseUrl,
  navbar,
  hasReference = false,
}: Pick<SiteData, 'baseUrl' | 'navbar' | 'hasReference'>): AppFacts {
  return {baseUrl, hasSearch: hasSearch(navbar), hasReference};
}
