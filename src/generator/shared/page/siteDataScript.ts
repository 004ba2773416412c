import type {SiteData} from './SiteData.ts';

/** Name of the global variable that the script with the site's data sets. */
const VARIABLE = 'siteData';

/** The script that gives the browser the site's data: one file for all pages of a language. */
export function siteDataScript(site: SiteData): string {
  return `self.${VARIABLE}=${JSON.stringify(site)};\n`;
}

/** The data that the script has set. */
export function scriptedSiteData(scope: object): SiteData | undefined {
  // Only `siteDataScript` writes it.
  return Reflect.get(scope, VARIABLE) as SiteData | undefined;
}
