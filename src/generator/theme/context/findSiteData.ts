import type {SiteData} from '../../shared/page/SiteData.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';
import {scriptedSiteData} from '../../shared/page/siteDataScript.ts';

/** The site's data: from the document, or as set by the script before this one; nothing if that could not be loaded. */
export function findSiteData(document: Document): SiteData | undefined {
  const own = document.getElementById(THEME_IDS.siteData)?.textContent;
  return own ? (JSON.parse(own) as SiteData) : scriptedSiteData(window);
}
