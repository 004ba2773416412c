/** Where the site is published in one of its languages. */
export interface LanguagePlace {
  locale: string;
  htmlLang: string;
  url: string;
  baseUrl: string;
  isDefault: boolean;
}

/** A page in one language, as announced to search engines. */
export interface LanguageAddress {
  /** Language tag, or `x-default`. */
  hrefLang: string;
  /** Absolute URL. */
  href: string;
}

/**
 * The addresses of a page in each language of its site, followed by the one for readers of any other language.
 *
 * @param address Absolute URL of the page.
 * @param locale The language of the page.
 */
export function languageAddresses(
  address: string,
  locale: string,
  places: readonly LanguagePlace[],
): LanguageAddress[] {
  const own = places.find((one) => one.locale === locale);
  if (!own) return [];
  const below = address.slice((own.url + own.baseUrl).length);
  const addressOf = ({url, baseUrl}: LanguagePlace): string => url + baseUrl + below;
  return [
    ...places.map((one) => ({hrefLang: one.htmlLang, href: addressOf(one)})),
    ...places
      .filter(({isDefault}) => isDefault)
      .map((one) => ({hrefLang: 'x-default', href: addressOf(one)})),
  ];
}
