import type {SiteConfig} from '../../config/SiteConfig.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';

/**
 * Creates a function that returns the language of an address on the site's host: the one with the longest base URL
 * above the address. It returns undefined for addresses outside all of them, and for sites in one language.
 */
export function createLanguageFinder({
  locales = [],
  url,
}: Pick<SiteConfig, 'locales' | 'url'>): (path: string) => string | undefined {
  const found = locales.filter((one) => one.url === url).sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  return (path) => found.find(({baseUrl}) => belowBaseUrl(path, baseUrl) !== undefined)?.locale;
}
