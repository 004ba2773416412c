import type {SiteData} from '../../shared/page/SiteData.ts';
import {resolveHref} from '../../shared/address/href.ts';

/** Address of the search page. */
export function searchPath(site: Pick<SiteData, 'baseUrl' | 'trailingSlash'>): string {
  return resolveHref('/search', site);
}
