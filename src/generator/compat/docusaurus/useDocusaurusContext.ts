import type {SiteData} from '../../shared/page/SiteData.ts';
import {useSite} from '../../theme/context/SiteContext.ts';

interface DocusaurusContext {
  siteConfig: Pick<
    SiteData,
    'title' | 'tagline' | 'url' | 'baseUrl' | 'favicon' | 'trailingSlash' | 'organizationName' | 'projectName'
  > & {
    titleDelimiter: string;
    themeConfig: Pick<SiteData, 'navbar' | 'footer' | 'colorMode'> & Record<string, unknown>;
    customFields: Record<string, unknown>;
  };
  i18n: {currentLocale: string; defaultLocale: string; locales: string[]};
}

/** Returns what components ask of the site most often (Docusaurus `useDocusaurusContext`). */
export default function useDocusaurusContext(): DocusaurusContext {
  const {title, tagline, url, baseUrl, favicon, trailingSlash, navbar, footer, colorMode, locale, ...site} =
    useSite();
  return {
    siteConfig: {
      title,
      tagline,
      titleDelimiter: site.titleDelimiter ?? '|',
      url,
      baseUrl,
      favicon,
      trailingSlash,
      themeConfig: {...site.themeFields, navbar, footer, colorMode},
      customFields: site.customFields ?? {},
      organizationName: site.organizationName,
      projectName: site.projectName,
    },
    i18n: {
      currentLocale: locale,
      defaultLocale: site.locales?.find(({isDefault}) => isDefault)?.locale ?? locale,
      locales: site.locales?.map((one) => one.locale) ?? [locale],
    },
  };
}
