import {
  Children,
  type ComponentType,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import {useLocation} from 'react-router-dom';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {pluralForm} from '../../shared/messages/pluralMessage.ts';
import {fullTitle} from '../../shared/page/fullTitle.ts';
import {Head} from '../../theme/content/Head.tsx';
import {SetMenuContext} from '../../theme/context/MenuProvider.tsx';
import {useSite} from '../../theme/context/SiteContext.ts';
import {type ColorMode, useColorMode as useMode} from '../../theme/colorMode/useColorMode.ts';
import {themeConfigOf} from '../shared/themeConfigOf.ts';

export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocById,
  useDocsPreferredVersion,
  useDocsSidebar,
  useDocsVersion,
} from './plugin-content-docs/client.ts';
export {
  isRegexpStringMatch,
  mergeSearchParams,
  mergeSearchStrings,
  useAnchorTargetClassName,
  useClearQueryString,
  useEvent,
  useHistorySelector,
  usePrevious,
  useQueryString,
  useQueryStringList,
  useSearchLinkCreator,
  useSearchQueryString,
} from '../hooks/themeHooks.ts';
export {createStorageSlot, listStorageKeys, useStorageSlot} from '../hooks/storageSlots.ts';
export {ThemeClassNames} from '../hooks/ThemeClassNames.ts';
export {useWindowSize} from '../hooks/useWindowSize.ts';
export {
  ErrorCauseBoundary,
  SkipToContentFallbackId,
  SkipToContentLink,
  composeProviders,
  listTagsByLetters,
} from '../hooks/themeParts.tsx';
export {
  DraftBannerMessage,
  DraftBannerTitle,
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
  translateTagsPageTitle,
} from '../hooks/themeTexts.tsx';

interface ColorModeState {
  colorMode: ColorMode;
  setColorMode: (mode: ColorMode) => void;
  isDarkTheme: boolean;
}

/** Returns the color mode and the function that changes it (Docusaurus `useColorMode`). */
export function useColorMode(): ColorModeState {
  const {mode, setMode} = useMode();
  return {colorMode: mode, setColorMode: setMode, isDarkTheme: mode === 'dark'};
}

/** Returns navbar, footer and color mode, and the site's own keys of `themeConfig` (Docusaurus `useThemeConfig`). */
export function useThemeConfig(): Record<string, unknown> {
  const site = useSite();
  // The same object each time: effects of components may depend on it.
  return useMemo(() => themeConfigOf(site), [site]);
}

/** Whether the columns of a footer have titles (Docusaurus `isMultiColumnFooterLinks`). */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links.some((link) => 'title' in link && 'items' in link);
}

/** The current path without the base URL. */
export function useLocalPathname(): string {
  const {pathname} = useLocation();
  return `/${belowBaseUrl(pathname, useSite().baseUrl) ?? ''}`;
}

/** Returns a function that selects the plural form from texts with the forms of the language: `one|many` in English. */
export function usePluralForm(): {selectMessage: (count: number, texts: string) => string} {
  const {locale} = useSite();
  return {selectMessage: (count, texts) => pluralForm(texts, count, locale)};
}

/** The state of something collapsible, and functions to change it. */
export function useCollapsible({initialState}: {initialState: boolean | (() => boolean)}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return {collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((now) => !now)};
}

interface CollapsibleProps {
  as?: ElementType;
  lazy?: boolean;
  collapsed: boolean;
  children: ReactNode;
  className?: string;
}

/** Collapsible content. */
export function Collapsible({
  as: Tag = 'div',
  lazy = false,
  collapsed,
  children,
  className,
}: CollapsibleProps): ReactNode {
  return lazy && collapsed ? null : (
    <Tag hidden={collapsed} className={className}>
      {children}
    </Tag>
  );
}

interface PageMetadataProps {
  title?: string;
  description?: string;
  keywords?: string | readonly string[];
  image?: string;
  children?: ReactNode;
}

/** Title, description and further metadata of a page. */
export function PageMetadata({title, description, keywords, image, children}: PageMetadataProps): ReactNode {
  const site = useSite();
  return (
    <Head>
      {title && <title>{fullTitle(title, site)}</title>}
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {image && <meta property="og:image" content={new URL(image, site.url).href} />}
      {children}
    </Head>
  );
}

/**
 * Renders nothing itself: its component is shown in the menu of narrow windows instead of the page's sidebar, as long as the
 * page contains it (Docusaurus `NavbarSecondaryMenuFiller`).
 */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component: Component,
  props,
}: {
  component: ComponentType<Props>;
  props: Props;
}): ReactNode {
  const id = useId();
  const setContents = useContext(SetMenuContext);
  useEffect(() => {
    setContents((known) => new Map(known).set(id, <Component {...props} />));
  }, [setContents, id, Component, props]);
  useEffect(
    () => () => setContents((known) => new Map([...known].filter(([owner]) => owner !== id))),
    [setContents, id],
  );
  return null;
}

/** The error of a hook outside of the component that provides its data. */
export class ReactContextError extends Error {
  override name = 'ReactContextError';

  constructor(provider: string, more = '') {
    super(`The hook is called outside of <${provider}>. ${more}`.trim());
  }
}

/** Adds classes to the `html` element while its content is shown. */
export function HtmlClassNameProvider({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}): ReactNode {
  const {htmlLang, locale} = useSite();
  return (
    <>
      <Head>
        <html className={className} lang={htmlLang ?? locale} />
      </Head>
      {children}
    </>
  );
}

/** The colors of code come from the theme's style sheet. */
export function usePrismTheme(): {plain: Record<string, never>; styles: never[]} {
  return {plain: {}, styles: []};
}

interface ThemedProps {
  /** Renders the component for a color mode, with the class that shows it in that mode alone. */
  children: (props: {theme: 'light' | 'dark'; className: string}) => ReactNode;
  className?: string;
}

/** A component in each color mode: both are prerendered, and the style sheet hides one. */
export function ThemedComponent({children, className}: ThemedProps): ReactNode {
  return (['light', 'dark'] as const).map((theme) => (
    <Fragment key={theme}>
      {children({theme, className: [`only-${theme}`, className].filter(Boolean).join(' ')})}
    </Fragment>
  ));
}

/** The language and the docs that a search is about; the built-in search knows them by itself. */
export function useContextualSearchFilters(): {locale: string; tags: string[]} {
  return {locale: useSite().locale, tags: []};
}

/** The entries of a list that are equal to an earlier one. */
export function duplicates<Entry>(
  list: readonly Entry[],
  areEqual: (a: Entry, b: Entry) => boolean = Object.is,
): Entry[] {
  return list.filter((entry, index) => list.findIndex((one) => areEqual(one, entry)) !== index);
}

interface AdmonitionProps {
  title?: ReactNode;
  children?: ReactNode;
}

/** The props of an admonition, whose title may be an element among its children (Docusaurus `processAdmonitionProps`). */
export function processAdmonitionProps<Props extends AdmonitionProps>(props: Props): Props {
  const parts = Children.toArray(props.children);
  const written = parts.find(isTitle);
  const rest = parts.filter((part) => part !== written);
  const title = props.title ?? written?.props.children;
  return {...props, ...(title && {title}), children: rest.length > 0 ? rest : null};
}

function isTitle(part: ReactNode): part is ReactElement<{children?: ReactNode}> {
  return isValidElement(part) && part.type === 'mdxAdmonitionTitle';
}

/** A list with each of its entries once. */
export function uniq<Entry>(list: readonly Entry[]): Entry[] {
  return [...new Set(list)];
}

/** The entries of a list by the group that a function gives for each. */
export function groupBy<Entry, Key extends PropertyKey>(
  list: readonly Entry[],
  groupOf: (entry: Entry) => Key,
): Partial<Record<Key, Entry[]>> {
  const groups: Partial<Record<Key, Entry[]>> = {};
  for (const entry of list) {
    const key = groupOf(entry);
    groups[key] = [...(groups[key] ?? []), entry];
  }
  return groups;
}

/** Whether the reader wants little motion; never while a page is prerendered. */
export function prefersReducedMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
