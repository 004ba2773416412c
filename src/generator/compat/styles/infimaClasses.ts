import type {NavbarStyle} from './navbarStyle.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** Classes that Docusaurus documents, and the selectors of the corresponding parts here. */
const CLASS_SELECTORS: Readonly<Record<string, string>> = {
  navbar__inner: '.navbar-inner',
  navbar__brand: '.navbar-brand',
  navbar__logo: '.navbar-brand img',
  navbar__title: '.navbar-brand span',
  navbar__items: '.navbar-group',
  'navbar__items--right': '.navbar-group:last-child',
  navbar__item: '.navbar .navbar-link',
  navbar__link: '.navbar .navbar-link',
  'navbar__link--active': '.navbar .navbar-link[aria-current]',
  navbar__toggle: '.menu-button',
  'navbar-sidebar': '.menu-panel',
  dropdown__menu: '.dropdown-menu',
  dropdown__link: '.dropdown-link',
  'dropdown__link--active': '.dropdown-link[aria-current]',
  menu: '.sidebar',
  menu__list: '.sidebar-list',
  'menu__list-item': '.sidebar-list > li',
  'menu__list-item--collapsed': '.sidebar-list > li:has(> .sidebar-row > [aria-expanded="false"])',
  'menu__list-item-collapsible': '.sidebar-row',
  menu__link: '.sidebar-link',
  'menu__link--active': '.sidebar-link[aria-current]',
  'menu__link--sublist': '.sidebar-row > .sidebar-link',
  menu__caret: '.sidebar-toggle',
  'footer--dark': '.footer[data-style="dark"]',
  footer__links: '.footer-groups',
  footer__col: '.footer-groups > div',
  footer__title: '.footer-title',
  footer__items: '.footer-list',
  footer__item: '.footer-list > li',
  'footer__link-item': '.footer-link',
  footer__logo: '.footer-logo img',
  footer__copyright: '.footer-copyright',
  markdown: '.page-text',
  'theme-doc-markdown': '.page-text',
  'theme-doc-sidebar-container': '.shell-sidebar',
  'theme-doc-sidebar-menu': '.sidebar-list',
  'theme-doc-sidebar-item-link': '.sidebar-list > li',
  'theme-doc-sidebar-item-category': '.sidebar-list > li:has(> .sidebar-row)',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((level) => {
      const item = `.sidebar${' > .sidebar-list > li'.repeat(level)}`;
      return [
        [`theme-doc-sidebar-item-link-level-${level}`, `${item}:has(> .sidebar-link)`],
        [`theme-doc-sidebar-item-category-level-${level}`, `${item}:has(> .sidebar-row)`],
      ];
    }),
  ),
  'theme-doc-breadcrumbs': '.breadcrumbs',
  'theme-doc-footer': '.page-footer',
  'theme-doc-footer-edit-meta-row': '.plugin-docs .page-meta',
  'theme-doc-footer-tags-row': '.plugin-docs .tag-row',
  'theme-blog-footer-edit-meta-row': '.plugin-blog .page-meta',
  'theme-blog-footer-tags-row': '.plugin-blog .tag-row',
  'theme-doc-version-badge': '.version-badge',
  'theme-doc-version-banner': '.version-banner',
  'theme-doc-toc-desktop': '.toc',
  'theme-doc-toc-mobile': '.toc-details',
  'theme-edit-this-page': '.edit-link',
  'theme-last-updated': '.last-update',
  'theme-back-to-top-button': '.back-to-top',
  'theme-announcement-bar': '.announcement',
  'theme-code-block': '.code',
  prism: '.code',
  'theme-code-block-highlighted-line': '.code .highlight',
  'theme-admonition': '.admonition',
  ...Object.fromEntries(
    ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'].flatMap(
      (type) => [[`theme-admonition-${type}`, `.admonition-${type}`]],
    ),
  ),
  'theme-layout-navbar': '.navbar',
  'theme-layout-footer': '.footer',
  'theme-layout-main': '.main',
  'main-wrapper': '.shell',
  'table-of-contents': '.toc-list',
  'table-of-contents__link': '.toc-link',
  'table-of-contents__link--active': '.toc-link[aria-current]',
  'table-of-contents__left-border': '.toc-list',
  'pagination-nav': '.pagination',
  'pagination-nav__item': '.pagination-link',
  'pagination-nav__item--next': '.pagination-next',
  'pagination-nav__link': '.pagination-link',
  'pagination-nav__link--next': '.pagination-next',
  'pagination-nav__link--prev': '.pagination-prev',
  'pagination-nav__sublabel': '.pagination-heading',
  'pagination-nav__label': '.pagination-label',
  breadcrumbs__item: '.breadcrumbs li',
  'breadcrumbs__item--active': '.breadcrumbs li:last-child',
  breadcrumbs__link: '.breadcrumbs :is(a, span)',
  tabs: '.tabs-list',
  tabs__item: '.tab',
  'tabs__item--active': '.tab[aria-selected="true"]',
  'DocSearch-Button': '.search-button',
  'hash-link': '.hash-link',
};

/** The same for classes of Docusaurus' CSS modules, whose names end in a hash: `[class^="codeBlockTitle"]` selects one. */
const MODULE_SELECTORS: ReadonlyMap<string, string> = new Map([
  ['announcementBar', '.announcement'],
  ['announcementBarContent', '.announcement-text'],
  ['codeBlockContainer', '.code'],
  ['codeBlockLines', '.code code'],
  ['codeBlockTitle', '.code-title'],
]);

/**
 * How style sheets select the icon of a link to another site, with what selects the link: by its class, whose name ends in a
 * hash, or as the image in a link of the navigation.
 */
const EXTERNAL_ICON =
  /^(?:(.*[^\s>])(?:\s*>\s*|\s+))?(?:svg)?(?:\[class[*^]=["']?iconExternalLink_*["']?\]|\.iconExternalLink_\w+)$|^(.*\.(?:footer__link-item|navbar__(?:link|item)|menu__link|dropdown__link))(?:\s*>\s*|\s+)svg$/;

/** The same icon here: drawn after the text of the link. */
const EXTERNAL_MARK = '.external::after';

/** Classes that Docusaurus uses and that have no corresponding part here. */
const FOREIGN =
  /^(?:navbar(?:__|--|-sidebar)|menu__|footer__|theme-|table-of-contents|pagination-nav|breadcrumbs__|dropdown__|DocSearch|tabs__|alert__)/;

/** The Docusaurus classes in selectors that have no effect here. */
export function classesWithoutPart(selectors: readonly string[], navbarStyle?: NavbarStyle): string[] {
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? []),
  );
  return [...new Set(names)].filter(
    (name) => FOREIGN.test(name) && selectorOf(name, navbarStyle) === undefined,
  );
}

function selectorOf(name: string, navbarStyle?: NavbarStyle): string | undefined {
  if (navbarStyle && name === `navbar--${navbarStyle}`) return '.navbar';
  return ownValue(CLASS_SELECTORS, name);
}

/** Replaces the Docusaurus classes in a selector; undefined if it contains none. */
export function translateSelector(selector: string, navbarStyle?: NavbarStyle): string | undefined {
  const icon = EXTERNAL_ICON.exec(selector);
  if (icon) {
    const link = icon[1] ?? icon[2];
    if (link === undefined) return `a${EXTERNAL_MARK}`;
    const place = translateSelector(link, navbarStyle) ?? link;
    // What precedes may select the link itself, or what the link is in.
    return `${place}${EXTERNAL_MARK},${place} a${EXTERNAL_MARK}`;
  }
  let isOther = false;
  const translated = selector.replace(
    /(?:[A-Za-z][\w-]*)?(?:\.(-?[A-Za-z_][\w-]*)|\[class[*^]=["']?([A-Za-z]+)_*["']?\])/g,
    (whole, name: string | undefined, start: string) => {
      const own = name === undefined ? MODULE_SELECTORS.get(start) : selectorOf(name, navbarStyle);
      if (own === undefined || own === `.${name}`) return whole;
      isOther = true;
      // The corresponding part may be a different element.
      return own.includes(' ') ? `:is(${own})` : own;
    },
  );
  // Code and diagrams are figures only here.
  return isOther
    ? translated.replace(/(?<![\w.#-])figure(?![\w-])/g, `figure:where(:not(.code, .diagram))`)
    : undefined;
}
