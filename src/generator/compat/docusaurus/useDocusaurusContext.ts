import {useMemo} from 'react';
import config from '@generated/config-of-site';
import type {LocaleData, SiteData} from '../../shared/page/SiteData.ts';
import {useSite} from '../../theme/context/SiteContext.ts';
import {SITE_METADATA} from '../data/siteMetadata.ts';
import {themeConfigOf} from '../shared/themeConfigOf.ts';

interface DocusaurusContext {
  siteConfig: Pick<
    SiteData,
    'title' | 'tagline' | 'url' | 'baseUrl' | 'favicon' | 'trailingSlash' | 'organizationName' | 'projectName'
  > & {
    titleDelimiter: string;
    themeConfig: ReturnType<typeof themeConfigOf>;
    customFields: Record<string, unknown>;
  } & Record<string, unknown>;
  i18n: {
    currentLocale: string;
    defaultLocale: string;
    locales: string[];
    localeConfigs: Record<string, LocaleSettings>;
  };
  siteMetadata: typeof SITE_METADATA;
  globalData: Record<string, Record<string, unknown>>;
  codeTranslations: Record<string, string>;
}

interface LocaleSettings {
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  url: string;
  baseUrl: string;
}

/** Returns the site data that components use most (Docusaurus `useDocusaurusContext`). */
export default function useDocusaurusContext(): DocusaurusContext {
  const data = useSite();
  // The same object each time: effects of components may depend on it.
  return useMemo(() => contextOf(data), [data]);
}

function contextOf(data: SiteData): DocusaurusContext {
  const {title, tagline, url, baseUrl, favicon, trailingSlash, locale, ...site} = data;
  const locales = localesOf(data);
  return {
    siteConfig: {
      // Options such as `presets`, where a component of the site reads them.
      ...config,
      title,
      tagline,
      titleDelimiter: site.titleDelimiter ?? '|',
      url,
      baseUrl,
      favicon,
      trailingSlash,
      themeConfig: themeConfigOf(data),
      customFields: site.customFields ?? {},
      organizationName: site.organizationName,
      projectName: site.projectName,
    },
    i18n: {
      currentLocale: locale,
      defaultLocale: locales.find(({isDefault}) => isDefault)?.locale ?? locale,
      locales: locales.map((one) => one.locale),
      localeConfigs: Object.fromEntries(
        locales.map(({locale: name, isDefault: _, ...one}): [string, LocaleSettings] => [
          name,
          {...one, direction: one.direction ?? 'ltr'},
        ]),
      ),
    },
    siteMetadata: SITE_METADATA,
    globalData: site.globalData ?? {},
    codeTranslations: site.translations ?? {},
  };
}

/** The languages of a site; if it lists none, only its own. */
function localesOf({locales, locale, htmlLang = locale, direction, url, baseUrl}: SiteData): LocaleData[] {
  const only = {
    locale,
    label: htmlLang,
    htmlLang,
    url,
    baseUrl,
    isDefault: true,
    ...(direction && {direction}),
  };
  return locales ?? [only];
}
