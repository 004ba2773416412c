import {linksOf, optional, readHead, readNavbar, textOf} from './readElements.ts';
import type {ReadPage} from './readPages.ts';
import type {PageFacts, SidebarFact} from './SiteFacts.ts';

const NAVBAR = {
  links: '.navbar__items > a.navbar__link',
  dropdowns: '.navbar__items .dropdown',
  label: '.navbar__link',
  item: '.dropdown__link',
};

/** Reads the facts of a page built by Docusaurus with its classic theme. */
export const readDocusaurusPage: ReadPage = (page) => {
  const sidebar = page.querySelector('.theme-doc-sidebar-menu');
  return {
    facts: {...readHead(page), ...readNavbar(page, NAVBAR), ...readMain(page)},
    ...(sidebar && {sidebar: readItems(sidebar)}),
  };
};

function readMain(page: Document): Partial<PageFacts> {
  const breadcrumbs = [...page.querySelectorAll('.theme-doc-breadcrumbs .breadcrumbs__item')]
    .filter((item) => !item.querySelector('[aria-label]'))
    .map((item) => ({
      label: textOf(item),
      ...optional('href', item.querySelector('a')?.getAttribute('href')),
    }));
  const pagination = (side: string) => {
    const link = page.querySelector(`.pagination-nav__link--${side}`);
    if (!link || !page.querySelector('.theme-doc-breadcrumbs')) return undefined;
    return {
      label: textOf(link.querySelector('.pagination-nav__label')),
      href: link.getAttribute('href') ?? '',
    };
  };
  const badge = textOf(page.querySelector('.theme-doc-version-badge')).replace(/^[^:]*: ?/, '');
  const tags = linksOf(page.querySelectorAll('.theme-doc-footer-tags-row a[rel="tag"]'));
  const isList = /docs-tags-doc-list-page/.test(page.documentElement.className);
  const listed = page.querySelectorAll(isList ? 'main article > a' : 'main a.theme-doc-card-container');
  return {
    ...(page.querySelector('.theme-doc-breadcrumbs') && {breadcrumbs}),
    ...optional('banner', readBanner(page)),
    ...optional('badge', badge),
    ...(listed.length > 0 && {listed: linksOf(listed).map(({href}) => href)}),
    ...(tags.length > 0 && {tags}),
    ...optional('previous', pagination('prev')),
    ...optional('next', pagination('next')),
  };
}

function readBanner(page: Document): PageFacts['banner'] {
  const banner = page.querySelector('.theme-doc-version-banner');
  if (!banner) return undefined;
  const isUnreleased = /unreleased|prochaine version/i.test(textOf(banner));
  return {
    kind: isUnreleased ? 'unreleased' : 'unmaintained',
    href: banner.querySelector('a')?.getAttribute('href') ?? '',
  };
}

function readItems(list: Element): SidebarFact[] {
  return [...list.children].map((item) => {
    const link = item.querySelector('a');
    const below = [...item.children].find(({tagName}) => tagName === 'UL');
    const href = link?.getAttribute('href');
    return {
      label: textOf(link),
      // A category without a page has a link to `#`.
      ...(href && href !== '#' && {href}),
      ...(below && {items: readItems(below)}),
    };
  });
}
