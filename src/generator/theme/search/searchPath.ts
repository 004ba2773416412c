import type {SiteData} from '../../shared/page/SiteData.ts';
import {applyTrailingSlash} from '../../shared/address/trailingSlash.ts';

/** Address of the search page. */
export function searchPath(site: Pick<SiteData, 'baseUrl' | 'trailingSlash'>): string {
  return applyTrailingSlash(`${site.baseUrl}search`, site);
}
