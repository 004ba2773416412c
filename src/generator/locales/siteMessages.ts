import type {SiteConfig} from '../config/SiteConfig.ts';
import type {DocsSet} from '../content/Content.ts';
import {translationsName} from '../content/docs/versionPlaces.ts';
import {messageId} from '../shared/messages/messageIds.ts';
import {hasMessages, listMessages, messagesOf} from '../shared/messages/messagesOf.ts';
import {translateSet} from './translateDocs.ts';
import {
  translateAnnouncement,
  translateBlog,
  translateFooter,
  translateNavbar,
  translateProducts,
  translateSearch,
} from './translateNavigation.ts';
import {blogOptionsFile, SITE_FILES, sectionFolder} from './translationFiles.ts';
import {type NeededMessages, messagesNeededBy, type TranslationMessage} from './Words.ts';

/** A translation file before anything is translated. */
export interface MessageFile extends NeededMessages {
  /** Relative to the folder of a language. */
  file: string;
}

/**
 * Every message that a site takes from the translation files of a language, in Docusaurus' files and with its ids.
 *
 * @param config The configuration in the default language, with its content.
 * @param code Messages of the site's own components, see `findCodeMessages`.
 */
export function siteMessages(
  config: SiteConfig,
  docsSets: readonly DocsSet[],
  code: Record<string, TranslationMessage>,
): MessageFile[] {
  const {navbar, footer, announcementBar} = config.themeConfig;
  return [
    {file: SITE_FILES.code, messages: code, ids: new Set(Object.keys(code))},
    {
      file: SITE_FILES.navbar,
      ...messagesNeededBy((words) => {
        translateNavbar(navbar, words);
        translateAnnouncement(announcementBar, words);
        translateProducts(config.products, words);
      }),
    },
    {file: SITE_FILES.footer, ...messagesNeededBy((words) => translateFooter(footer, words))},
    {file: SITE_FILES.search, ...messagesNeededBy((words) => translateSearch(config.search, words))},
    ...docsSets.map((set) => ({
      file: `${sectionFolder('docs', set.instance)}/${translationsName(set.version.name)}.json`,
      ...messagesNeededBy((words) => translateSet(set, words)),
    })),
    ...config.blog.map((blog) => ({
      file: blogOptionsFile(blog.id),
      ...withoutWords(
        messagesNeededBy((words) => translateBlog(blog, words)),
        [config.messages.build.blog, config.messages.build.recentPosts],
      ),
    })),
  ];
}

/**
 * Leaves out titles that are not configured, since they come from the theme's messages, which are translated already.
 */
function withoutWords({messages, ids}: NeededMessages, words: readonly string[]): NeededMessages {
  const others = Object.entries(messages).filter(([, {message}]) => !words.includes(message));
  return {messages: Object.fromEntries(others), ids};
}

/** The theme's messages that a language lacks: all of them, in English, or none. */
export function missingThemeMessages(locale: string): Record<string, TranslationMessage> {
  if (hasMessages(locale)) return {};
  return Object.fromEntries(
    listMessages(messagesOf(locale)).map(([place, message]) => [messageId(place), {message}]),
  );
}
