import type {PageData} from './PageData.ts';

/** Registry key of the layouts that a text of the docs does not need: lists of docs, and page not found. */
export const FURTHER_LAYOUTS = 'layouts';

/** Registry key of the layouts and styles of blogs. */
export const BLOG_LAYOUTS = 'blog';

/**
 * Registry key of the components that MDX uses without an import; a page whose text is entirely static does not need
 * them.
 */
export const CONTENT_COMPONENTS = 'content';

/** Registry key of the styles of pages generated from an OpenAPI document. */
export const REFERENCE_STYLES = 'reference';

/** Whether a registry key is that of a part of the theme. */
export function isThemePart(key: string): boolean {
  return [FURTHER_LAYOUTS, BLOG_LAYOUTS, CONTENT_COMPONENTS, REFERENCE_STYLES].includes(key);
}

/** The layouts that every visit loads. */
const MAIN_LAYOUTS: ReadonlySet<PageData['layout']> = new Set(['doc', 'markdownPage', 'component', 'search']);

/** Registry key of the component that renders a page; undefined if every visit loads it anyway. */
export function pageComponent(data: PageData): string | undefined {
  if ('component' in data) return data.component;
  if (MAIN_LAYOUTS.has(data.layout)) return undefined;
  return data.layout.startsWith('blog') ? BLOG_LAYOUTS : FURTHER_LAYOUTS;
}

/** Registry key of the styles that only some pages need; undefined if every visit loads all of the page's styles. */
export function pageStyles(data: PageData): string | undefined {
  return 'reference' in data && data.reference !== undefined ? REFERENCE_STYLES : undefined;
}

/**
 * Registry keys of the parts of the theme that a page loads in addition to those that every visit loads.
 *
 * @param modules The page's modules by content key.
 */
export function themeParts(data: PageData, modules: Readonly<Record<string, unknown>>): string[] {
  const own = [pageStyles(data), pageComponent(data)];
  return [
    ...own.filter((key) => key !== undefined).filter(isThemePart),
    ...(Object.keys(modules).length > 0 ? [CONTENT_COMPONENTS] : []),
  ];
}
