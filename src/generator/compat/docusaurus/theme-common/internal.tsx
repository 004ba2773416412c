// cspell:ignore treeified
import {useEffect, useState} from 'react';
import {belowBaseUrl} from '../../../shared/address/baseUrl.ts';
import {fullTitle} from '../../../shared/page/fullTitle.ts';
import {readStorage, writeStorage} from '../../../theme/storage.ts';
import {useLocation} from '../router.tsx';
import {useSite} from '../../../theme/context/SiteContext.ts';

export * from '../theme-common.tsx';
export * from '../plugin-content-docs/client.ts';
export {useBlogPost} from '../plugin-content-blog/client.ts';
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
  TitleFormatterProvider,
  useKeyboardNavigation,
} from '../../hooks/themeParts.tsx';
export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue} from '../../hooks/useTabs.ts';
export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  getPrismCssVariables,
  useCodeBlockContext,
  useCodeWordWrap,
} from '../../hooks/codeBlock.tsx';
export {
  containsLineNumbers,
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from '../../hooks/codeLines.ts';
export {
  useBackToTopButton,
  useScrollController,
  useScrollPosition,
  useSmoothScrollTo,
} from '../../hooks/scrollHooks.ts';
export {isSamePath} from '../../hooks/sidebarItems.tsx';
export {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '../../hooks/mobileSidebar.tsx';
export {useHistoryPopHandler, useLocationChange, useQueryStringValue} from '../../hooks/themeHooks.ts';
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
  useDocCardDescriptionCategoryItemsPlural,
} from '../../hooks/themeTexts.tsx';
export {useFilteredAndTreeifiedTOC, useTreeifiedTOC} from '../../hooks/tocHooks.ts';
export {useTOCHighlight} from '../../hooks/useTOCHighlight.ts';

/** The tag of pages that belong to no docs, for a crawler of Algolia. */
export const DEFAULT_SEARCH_TAG = 'default';

/** The emoji at the start of a text, and the rest; null without one. */
export function extractLeadingEmoji(text: string): {emoji: string | null; rest: string} {
  const [found] =
    /^\s*(?:\p{RI}{2}|\p{Emoji_Presentation}|\p{Emoji}\uFE0F)(?:\p{EMod}|\u200D\p{Emoji}\uFE0F?)*/u.exec(
      text,
    ) ?? [];
  return found === undefined
    ? {emoji: null, rest: text.trim()}
    : {emoji: found.trim(), rest: text.slice(found.length).trim()};
}

/** Returns the function that makes the title of a document. */
export function useTitleFormatter(): {format: (title: string) => string} {
  const site = useSite();
  return {format: (title) => fullTitle(title, site)};
}

/** The page that shows the start of the site. */
export function useHomePageRoute(): {path: string; exact: true} {
  return {path: useSite().baseUrl, exact: true};
}

/** Formats dates in the language of the page. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {locale, htmlLang = locale, calendar} = useSite();
  return new Intl.DateTimeFormat(htmlLang, {...(calendar !== undefined && {calendar}), ...options});
}

/** The items of a navbar by their side; those without one are on the right. */
export function splitNavbarItems<Item extends {position?: 'left' | 'right'}>(
  items: readonly Item[],
): [left: Item[], right: Item[]] {
  const isLeft = ({position = 'right'}: Item): boolean => position === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

/** Browsers keep the place of the text by themselves when something above it changes its size. */
export function useScrollPositionBlocker() {
  return {blockElementScrollPositionUntilNextRender: (_element: HTMLElement): void => {}};
}

/** Whether the announcement is shown on this page, and the function that puts it away. */
export function useAnnouncementBar(): {isActive: boolean; close(): void} {
  const {announcementBar} = useSite();
  const id = announcementBar?.id;
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => setClosed(readStorage(CLOSED)), []);
  const close = (): void => {
    if (id === undefined) return;
    setClosed(id);
    writeStorage(CLOSED, id);
  };
  return {isActive: id !== undefined && closed !== id, close};
}

/** Where the theme notes which announcement was put away. */
const CLOSED = 'announcement.dismissed';

/** The navbar does not hide. */
export function useHideableNavbar(_hideOnScroll: boolean) {
  return {navbarRef: (_element: HTMLElement | null): void => {}, isNavbarVisible: true};
}

/** Keeps the page from scrolling, for example below a dialog. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : 'visible';
    return () => {
      document.body.style.overflow = 'visible';
    };
  }, [lock]);
}

/** Addresses of the page in other languages. */
export function useAlternatePageUtils() {
  const {baseUrl, locales = []} = useSite();
  const {pathname} = useLocation();
  return {
    createUrl({locale, fullyQualified}: {locale: string; fullyQualified: boolean}): string {
      const other = locales.find((one) => one.locale === locale);
      const path = (other?.baseUrl ?? baseUrl) + (belowBaseUrl(pathname, baseUrl) ?? '');
      return fullyQualified && other !== undefined ? `${other.url}${path}` : path;
    },
  };
}
