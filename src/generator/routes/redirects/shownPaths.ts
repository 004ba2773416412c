import type {SiteConfig} from '../../config/SiteConfig.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';

/**
 * How messages name a path of the site: as it is in the default language. Redirects are declared once for all languages,
 * so a mistake in one has the same message in each, and is reported once.
 */
export function shownPaths({baseUrl, locales = [], defaultLocale}: SiteConfig): (path: string) => string {
  const main = locales.find(({locale}) => locale === defaultLocale)?.baseUrl ?? baseUrl;
  return (path) => {
    const below = belowBaseUrl(path, baseUrl);
    return below === undefined ? path : main + below;
  };
}
