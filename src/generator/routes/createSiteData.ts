import {setHtml, siteMarks} from '../config/typography.ts';
import {namedLocales} from '../config/resolveLocales.ts';
import {DEFAULT_ID} from '../shared/page/instanceId.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {BlogSet, Content} from '../content/Content.ts';
import type {BlogInstanceData, FooterGroup, SiteData} from '../shared/page/SiteData.ts';
import {fileAddress} from '../shared/address/absoluteUrl.ts';
import {leadsOutside} from '../shared/address/external.ts';
import {resolveHref, resolveLayoutHref} from '../shared/address/href.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import {allDocs, allPages, allPosts} from '../content/allDocuments.ts';
import {fillMessage} from '../shared/messages/fillMessage.ts';
import {feedPlaces} from './blog/feedPlaces.ts';
import {createSetData} from './typographicData.ts';
import {createNavItem} from './createNavItem.ts';
import {linkAttributes} from './linkAttributes.ts';
import {docsInstances} from './docs/docVersions.ts';

const FEEDS = {
  rss: {type: 'application/rss+xml', title: 'rssFeed'},
  atom: {type: 'application/atom+xml', title: 'atomFeed'},
  json: {type: 'application/json', title: 'jsonFeed'},
} as const;

/** Creates the site's data for pages and the browser. */
export function createSiteData(config: SiteConfig, content: Content): SiteData {
  const {themeConfig, messages} = config;
  const set = createSetData(siteMarks(config));
  const {announcementBar: bar} = themeConfig;
  const {copyright} = themeConfig.footer;
  return {
    messages: messages.theme,
    dialogs: messages.dialogs,
    ...(config.openapi.length > 0 && {hasReference: true}),
    ...(config.openapi.some(({composer}) => composer) && {composer: messages.composer}),
    ...set({title: config.title, tagline: config.tagline}),
    ...(config.titleDelimiter !== '|' && {titleDelimiter: config.titleDelimiter}),
    url: config.url,
    baseUrl: config.baseUrl,
    locale: config.locale,
    ...languages(config),
    trailingSlash: config.trailingSlash,
    favicon: config.favicon || undefined,
    ...(themeConfig.feedbackUrl && {feedbackUrl: themeConfig.feedbackUrl}),
    navbar: set({
      title: themeConfig.navbar.title,
      ...(themeConfig.navbar.logo && {
        logo: {...resolveLogo(config, nameLogo(config, themeConfig.navbar.logo)), ...content.logo},
      }),
      items: themeConfig.navbar.items.map((item) => createNavItem(config, content, item)),
    }),
    footer: set({
      ...themeConfig.footer,
      ...(copyright && {copyright: setHtml(config, copyright)}),
      links: themeConfig.footer.links.map((group) => footerGroup(config, group)),
      ...(themeConfig.footer.logo && {
        logo: {...themeConfig.footer.logo, ...resolveLogo(config, themeConfig.footer.logo)},
      }),
    }),
    colorMode: themeConfig.colorMode,
    announcementBar: bar && withBothColors({...bar, content: setHtml(config, bar.content)}),
    toc: themeConfig.tableOfContents,
    feeds: set(content.blogs.flatMap((blog) => feedsOf(config, blog))),
    docs: docsInstances(config, content),
    ...(config.isLoose && {blogs: content.blogs.map((blog) => blogInstance(config, blog))}),
    metadata: themeConfig.metadata,
    customFields: config.customFields,
    ...(config.globalData && {globalData: config.globalData}),
    themeFields: themeConfig.customFields,
    organizationName: config.organizationName || undefined,
    projectName: config.projectName || undefined,
    withoutHome: hasHome(config, content) ? undefined : true,
    products: config.products.map(({label, path, color}) => ({label, path, color})),
  };
}

function blogInstance(config: SiteConfig, {instance, options}: BlogSet): BlogInstanceData {
  return {
    id: instance,
    title: options.blogTitle,
    path: createPermalink(config, options.routeBasePath),
    authorsPath: createPermalink(config, options.routeBasePath, options.authorsBasePath),
  };
}

/** Whether the site has a page at its root. */
function hasHome(config: SiteConfig, content: Content): boolean {
  const {baseUrl} = config;
  const documents = [
    ...allDocs(content),
    ...allPosts(content),
    ...allPages(content).map((page) => page.document ?? page),
  ];
  return (
    content.blogs.some(
      ({posts, options}) => posts.length > 0 && createPermalink(config, options.routeBasePath) === baseUrl,
    ) ||
    documents.some(({permalink}) => permalink === baseUrl) ||
    config.redirects.some(({from}) => [from].flat().includes('/'))
  );
}

/** The languages for the browser; nothing if there is only one. */
function languages({
  locale,
  htmlLang,
  direction,
  calendar,
  locales,
  defaultLocale,
  untranslatedNotice,
  translations = {},
}: SiteConfig): Partial<SiteData> {
  const named = locales && namedLocales({locales});
  const source = named?.find((one) => one.locale === defaultLocale);
  const isTranslation = source !== undefined && locale !== defaultLocale;
  return {
    ...(htmlLang && {htmlLang}),
    ...(direction && {direction}),
    ...(calendar && {calendar}),
    ...(named && {
      locales: named.map(({label, htmlLang: lang, url, baseUrl, ...one}) => {
        return {
          locale: one.locale,
          label,
          htmlLang: lang,
          ...(one.direction === 'rtl' && {direction: one.direction}),
          url,
          baseUrl,
          isDefault: one.locale === defaultLocale,
        };
      }),
    }),
    ...(isTranslation &&
      untranslatedNotice && {
        untranslated: {
          htmlLang: source.htmlLang,
          name: new Intl.DisplayNames(locale, {type: 'language'}).of(source.locale) ?? source.label,
        },
      }),
    ...(Object.keys(translations).length > 0 && {translations}),
  };
}

function feedsOf({title: site, baseUrl, messages}: SiteConfig, blog: BlogSet): SiteData['feeds'] {
  const {id, blogTitle, feedOptions} = blog.options;
  const name = feedOptions.title ?? (id === DEFAULT_ID ? site : `${site} ${blogTitle}`);
  return feedPlaces(blog).map(({type: kind, path}) => {
    const {type, title} = FEEDS[kind];
    return {
      title: fillMessage(messages.build[title], {title: name}),
      type,
      href: fileAddress(baseUrl, path),
    };
  });
}

type Logo = NonNullable<SiteData['navbar']['logo']>;

/**
 * Without a title next to it, the logo's alternative text is the only name of the link to the home page (as in
 * Docusaurus).
 */
function nameLogo({title, themeConfig}: SiteConfig, logo: Logo): Logo {
  return {...logo, alt: logo.alt || (themeConfig.navbar.title ? '' : title)};
}

function resolveLogo(config: SiteConfig, {src, srcDark, alt, href}: Logo): Logo {
  return {
    src: resolveLayoutHref(src, config),
    ...(srcDark && {srcDark: resolveLayoutHref(srcDark, config)}),
    alt,
    ...(href && {href: resolveLayoutHref(href, config)}),
  };
}

/**
 * If a bar sets only one of its two colors, adds a matching other one: the theme's would not fit in both color modes.
 */
function withBothColors(bar: NonNullable<SiteData['announcementBar']>): SiteData['announcementBar'] {
  const {backgroundColor, textColor} = bar;
  if (backgroundColor === undefined && textColor === undefined) return bar;
  return {...bar, backgroundColor: backgroundColor ?? '#fff', textColor: textColor ?? '#000'};
}

function footerGroup(config: SiteConfig, {items, ...group}: FooterGroup): FooterGroup {
  return {
    ...group,
    items: items.map(({to, href, attributes, ...item}) => ({
      ...item,
      attributes: linkAttributes({to, href, attributes}),
      // The target of `to` is a page, which must exist.
      ...(to !== undefined && {[leadsOutside(to) ? 'href' : 'to']: resolveLayoutHref(to, config)}),
      ...(href !== undefined && {href: resolveHref(href, config)}),
    })),
  };
}
