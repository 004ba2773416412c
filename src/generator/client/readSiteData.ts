import type {SiteData} from '../shared/page/SiteData.ts';
import {findSiteData} from '../theme/context/findSiteData.ts';

/** Reads the site's data. @throws when its script could not be loaded */
export function readSiteData(document: Document): SiteData {
  const site = findSiteData(document);
  if (!site) throw new Error('The site’s data could not be loaded.');
  return site;
}
