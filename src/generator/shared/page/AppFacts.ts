import type {SiteData} from './SiteData.ts';

/** What the app's bundles depend on of a site; all else comes from outside, so that a changed label bundles nothing. */
export interface AppFacts {
  baseUrl: string;
  hasSearch: boolean;
  /** Pages of an API reference have a style sheet of their own. */
  hasReference: boolean;
}

export function appFacts({
  baseUrl,
  navbar,
  hasReference = false,
}: Pick<SiteData, 'baseUrl' | 'navbar' | 'hasReference'>): AppFacts {
  return {baseUrl, hasSearch: navbar.items.some(({type}) => type === 'search'), hasReference};
}
