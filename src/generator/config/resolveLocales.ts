import type * as z from 'zod';
import type {i18nSchema} from './schema/i18nSchema.ts';

type I18n = z.output<typeof i18nSchema>;

/** A language of the site. */
export interface SiteLocale {
  locale: string;
  /** Name in the menu, if the configuration gives one; see `namedLocales`. */
  label?: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  calendar?: string;
  /** Folder with its translations, relative to the site folder; absent for none. */
  folder?: string;
  url: string;
  baseUrl: string;
  title?: string;
  tagline?: string;
}

/** A language with its name in the menu. */
export interface NamedLocale extends SiteLocale {
  label: string;
}

/** The languages of a configuration. */
export interface SiteLanguages {
  htmlLang?: string;
  direction?: 'rtl';
  calendar?: string;
  /** Every language in the order of the configuration; absent on sites with only one. */
  locales?: SiteLocale[];
  defaultLocale?: string;
  /** The only language of a site that has no others. */
  onlyLocale?: SiteLocale;
  untranslatedNotice?: boolean;
  /** Ids of `code.json` that are not the theme's own, with their translations. */
  translations?: Record<string, string>;
  /**
   * Set for languages whose output is inside that of another: files that a host needs only once are written with the
   * other.
   */
  isFurther?: true;
}

/** Fills in the defaults of the languages (Docusaurus docs, "i18n"). */
export function resolveLocales(i18n: I18n, site: {url: string; baseUrl: string}): SiteLanguages {
  const {defaultLocale, locales = [defaultLocale], untranslatedNotice} = i18n;
  const all = [...new Set(locales)].map((locale) => resolveLocale(locale, i18n, site));
  const own = all.find(({locale}) => locale === defaultLocale);
  return {
    ...(own && own.htmlLang !== defaultLocale && {htmlLang: own.htmlLang}),
    ...(own?.direction === 'rtl' && {direction: 'rtl'}),
    ...(own?.calendar && {calendar: own.calendar}),
    ...(all.length > 1 ? {locales: all, defaultLocale, untranslatedNotice} : own && {onlyLocale: own}),
  };
}

function resolveLocale(
  locale: string,
  {defaultLocale, path, localeConfigs}: I18n,
  site: {url: string; baseUrl: string},
): SiteLocale {
  const {label, direction, htmlLang, calendar, translate, ...own} = localeConfigs[locale] ?? {
    translate: true,
  };
  const isDefault = locale === defaultLocale;
  return {
    locale,
    ...(label !== undefined && {label}),
    htmlLang: htmlLang ?? locale,
    direction: direction ?? directionOf(locale),
    ...(calendar && {calendar}),
    ...(translate && {folder: `${path}/${own.path ?? locale}`}),
    url: own.url ?? site.url,
    baseUrl: own.baseUrl ?? (isDefault ? site.baseUrl : `${site.baseUrl}${locale}/`),
    ...(own.title && {title: own.title}),
    ...(own.tagline && {tagline: own.tagline}),
  };
}

/**
 * Every language of a site with its name: by default its own one, which is found only where languages are listed, because
 * the names take long to load.
 */
export function namedLocales({
  locales,
  onlyLocale,
}: Pick<SiteLanguages, 'locales' | 'onlyLocale'>): NamedLocale[] {
  const all = locales ?? (onlyLocale ? [onlyLocale] : []);
  return all.map((one) => ({...one, label: one.label ?? nameOf(one.locale)}));
}

/** Returns the name of a language in that language, such as `Français`. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames(locale, {type: 'language'}).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
