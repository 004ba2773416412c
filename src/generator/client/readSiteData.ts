import type {SiteData} from '../shared/page/SiteData.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';
import {scriptedSiteData} from '../shared/page/siteDataScript.ts';

/**
 * Reads the site's data: from the document, or as set by the script before this one.
 *
 * @throws when that script could not be loaded
 */
export function readSiteData(document: Document): SiteData {
  const own = document.getElementById(THEME_IDS.siteData)?.textContent;
  const site = own ? (JSON.parse(own) as SiteData) : scriptedSiteData(window);
  if (!site) throw new Error('The site’s data could not be loaded.');
  return site;
}
