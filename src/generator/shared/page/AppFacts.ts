import type {SiteData} from './SiteData.ts';

/** What the app's bundles depend on of a site; all else comes from outside, so that a changed label bundles nothing. */
export interface AppFacts {
  baseUrl: string;
  hasSearch: boolean;
}

export function appFacts({baseUrl, navbar}: Pick<SiteData, 'baseUrl' | 'navbar'>): AppFacts {
  return {baseUrl, hasSearch: navbar.items.some(({type}) => type === 'search')};
}
