import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SiteLocale} from '../config/resolveLocales.ts';
import type {Site} from '../config/Site.ts';
import type {BlogConfig, SiteConfig} from '../config/SiteConfig.ts';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import {messageId} from '../shared/messages/messageIds.ts';
import {listMessages, mapMessages, messagesOf} from '../shared/messages/messagesOf.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {findThemeIds} from './findThemeIds.ts';
import {
  translateAnnouncement,
  translateBlog,
  translateFooter,
  translateNavbar,
  translateProducts,
  translateSearch,
} from './translateNavigation.ts';
import {
  blogOptionsFile,
  type ReadTranslations,
  readTranslations,
  SITE_FILES,
  sectionFolder,
  type Translations,
} from './translationFiles.ts';
import {wordsOf} from './Words.ts';

/**
 * Returns the site in each of its languages, the default one first. A site with one language is returned as it is,
 * unless it has a folder of translations for that language, which Docusaurus reads, too.
 *
 * @param only The language to build; all if omitted.
 */
export async function localizeSite(site: Site, only?: string): Promise<{sites: Site[]; problems: Problem[]}> {
  const {locales, defaultLocale} = site.config;
  if (
    only !== undefined &&
    !(locales ?? [{locale: site.config.locale}]).some(({locale}) => locale === only)
  ) {
    const known = locales?.map(({locale}) => `\`${locale}\``).join(', ') ?? `\`${site.config.locale}\``;
    const message = `The site has no language \`${only}\`.`;
    const hint = `It has ${known}: add it to \`i18n.locales\`, or choose one of these.`;
    return {sites: [], problems: [{severity: 'error', message, hint}]};
  }
  if (!locales) return localizeOnly(site);
  const isDefault = ({locale}: SiteLocale): boolean => locale === defaultLocale;
  const wanted = [...locales.filter(isDefault), ...locales.filter((one) => !isDefault(one))].filter(
    ({locale}) => only === undefined || locale === only,
  );
  const themeIds = await findThemeIds(site.siteDir);
  const localized = wanted.map((locale, index) => localize(site, locale, {themeIds, isFurther: index > 0}));
  return {sites: localized.map(({own}) => own), problems: localized.flatMap(({problems}) => problems)};
}

async function localizeOnly(site: Site): Promise<{sites: Site[]; problems: Problem[]}> {
  const {onlyLocale} = site.config;
  if (onlyLocale?.folder === undefined || !existsSync(path.join(site.siteDir, onlyLocale.folder))) {
    return {sites: [site], problems: []};
  }
  const themeIds = await findThemeIds(site.siteDir);
  const {own, problems} = localize(site, onlyLocale, {themeIds, isFurther: false});
  return {sites: [own], problems};
}

/** Files from which the messages of a localized site come, relative to the site folder, whether they exist or not. */
export function localizedFiles({locales, onlyLocale, locale, blog}: SiteConfig): string[] {
  const folder = (locales?.find((one) => one.locale === locale) ?? onlyLocale)?.folder;
  if (folder === undefined) return [];
  const options = blog.map(({id}) => blogOptionsFile(id));
  return [...Object.values(SITE_FILES), ...options].map((file) => `${folder}/${file}`);
}

function localize(
  {siteDir, config}: Site,
  locale: SiteLocale,
  {themeIds, isFurther}: {themeIds: readonly string[]; isFurther: boolean},
): {own: Site; problems: Problem[]} {
  const {code, navbar, footer, search, blogs, problems} = readSiteFiles(siteDir, locale, config.blog);
  const messages = mapMessages(messagesOf(locale.locale), (text, place) => code[messageId(place)] ?? text);
  const navbarWords = wordsOf(navbar);
  const {title, tagline, htmlLang, direction, calendar, url, baseUrl} = locale;
  const isOriginal = locale.locale === (config.defaultLocale ?? config.locale);
  const translatedIn = (name: string) => translatedFolder(name, siteDir, locale, isOriginal);
  // Plugins run once, for the default language.
  const moved = (permalink: string): string => {
    const path = belowBaseUrl(permalink, config.baseUrl);
    return path === undefined ? permalink : `${baseUrl}${path}`;
  };
  const own: SiteConfig = {
    ...withoutLanguage(config),
    locale: locale.locale,
    messages,
    url,
    baseUrl,
    ...(title && {title}),
    ...(tagline && {tagline}),
    ...(htmlLang !== locale.locale && {htmlLang}),
    ...(direction === 'rtl' && {direction}),
    ...(calendar && {calendar}),
    ...(isFurther && {isFurther}),
    translations: {
      ...ownTranslations(code),
      ...themeTranslations(themeIds, messages, code),
    },
    docs: config.docs.map((docs) => ({...docs, ...translatedIn(sectionFolder('docs', docs.id))})),
    blog: config.blog.map((blog, index) => ({
      ...translateBlog(
        withWords(blog, config, {locale: locale.locale, build: messages.build}),
        wordsOf(blogs[index] ?? {}),
      ),
      ...translatedIn(sectionFolder('blog', blog.id)),
    })),
    pages: config.pages.map((pages) => ({...pages, ...translatedIn(sectionFolder('pages', pages.id))})),
    ...(config.addedPages && {
      addedPages: config.addedPages.map((page) => ({...page, permalink: moved(page.permalink)})),
    }),
    products: translateProducts(config.products, navbarWords),
    search: translateSearch(config.search, wordsOf(search)),
    themeConfig: {
      ...config.themeConfig,
      announcementBar: translateAnnouncement(config.themeConfig.announcementBar, navbarWords),
      navbar: translateNavbar(config.themeConfig.navbar, navbarWords),
      footer: translateFooter(config.themeConfig.footer, wordsOf(footer)),
    },
  };
  return {own: {siteDir, config: own}, problems};
}

/** Reads the translations of a language that are not of single pages; there are none without its folder. */
function readSiteFiles(siteDir: string, {folder}: SiteLocale, blog: readonly BlogConfig[]) {
  const hasFolder = folder !== undefined && existsSync(path.join(siteDir, folder));
  const read = (file: string): Pick<ReadTranslations, 'messages' | 'problems'> =>
    hasFolder ? readTranslations(siteDir, `${folder}/${file}`) : {messages: {}, problems: []};
  const code = read(SITE_FILES.code);
  const navbar = read(SITE_FILES.navbar);
  const footer = read(SITE_FILES.footer);
  const search = read(SITE_FILES.search);
  const blogs = blog.map(({id}) => read(blogOptionsFile(id)));
  return {
    code: code.messages,
    navbar: navbar.messages,
    footer: footer.messages,
    search: search.messages,
    blogs: blogs.map(({messages}) => messages),
    problems: [code, navbar, footer, search, ...blogs].flatMap((file) => file.problems),
  };
}

/** Where the translated pages of a section are. In the original language, they are in its folder only if it exists. */
function translatedFolder(
  name: string,
  siteDir: string,
  {folder}: SiteLocale,
  isOriginal: boolean,
): {translated?: string; isOriginal?: true} {
  if (folder === undefined) return {};
  const translated = `${folder}/${name}`;
  // Set even if the folder does not exist: then no page is translated.
  if (!isOriginal) return {translated};
  return existsSync(path.join(siteDir, translated)) ? {translated, isOriginal} : {};
}

function withoutLanguage({htmlLang: _, direction: __, calendar: ___, ...config}: SiteConfig): SiteConfig {
  return config;
}

/** Fills in titles that are not configured with the theme's messages. */
function withWords(
  blog: BlogConfig,
  {messages: before, locale: defaultLocale}: SiteConfig,
  {locale, build}: {locale: string; build: SiteConfig['messages']['build']},
): BlogConfig {
  const {language} = blog.feedOptions;
  return {
    ...blog,
    ...(blog.blogTitle === before.build.blog && {blogTitle: build.blog}),
    ...(blog.blogDescription === before.build.blog && {blogDescription: build.blog}),
    ...(blog.blogSidebarTitle === before.build.recentPosts && {blogSidebarTitle: build.recentPosts}),
    feedOptions: {...blog.feedOptions, language: language === defaultLocale ? locale : language},
  };
}

/**
 * The theme's messages that the site's components also show. Messages with placeholders are left out, since their names
 * differ.
 */
function themeTranslations(
  ids: readonly string[],
  messages: SiteConfig['messages'],
  code: Translations,
): Translations {
  if (ids.length === 0) return {};
  const whole = listMessages(messages).filter(([, text]) => !text.includes('{'));
  const words = new Map(whole.map(([place, text]) => [messageId(place), text]));
  const found = ids.map((id): [string, string | undefined] => [id, code[id] ?? words.get(id)]);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The messages of the site's own components; Docusaurus reserves the prefix `theme.` for its own. */
function ownTranslations(code: Translations): Translations {
  return Object.fromEntries(Object.entries(code).filter(([id]) => !id.startsWith('theme.')));
}
