import type {SiteConfig} from '../../config/SiteConfig.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';

/**
 * Makes a function that gives the language of an address on the host of a site: the one with the longest base URL that the
 * address is below. Undefined for what is below none, and for sites in one language.
 */
export function createLanguageFinder({
  locales = [],
  url,
}: Pick<SiteConfig, 'locales' | 'url'>): (path: string) => string | undefined {
  const found = locales.filter((one) => one.url === url).sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  return (path) => found.find(({baseUrl}) => belowBaseUrl(path, baseUrl) !== undefined)?.locale;
}
