import {linksOf, optional, readHead, readNavbar, textOf} from './readElements.ts';
import type {ReadPage} from './readPages.ts';
import type {PageFacts, SidebarFact} from './SiteFacts.ts';

const NAVBAR = {
  links: '.navbar-items > ul > li > a',
  dropdowns: '.navbar-items .dropdown',
  label: 'summary',
  item: '.dropdown-link',
};

/** Reads the facts of a page built by this generator. */
export const readOwnPage: ReadPage = (page) => {
  const sidebar = page.querySelector('.shell-sidebar nav.sidebar > .sidebar-list');
  return {
    facts: {...readHead(page), ...readNavbar(page, NAVBAR), ...readMain(page)},
    ...(sidebar && {sidebar: readItems(sidebar)}),
  };
};

function readMain(page: Document): Partial<PageFacts> {
  const breadcrumbs = [...page.querySelectorAll('.breadcrumbs li')].slice(1).map((item) => ({
    label: textOf(item),
    ...optional('href', item.querySelector('a')?.getAttribute('href')),
  }));
  const pagination = (side: string) => {
    const link = page.querySelector(`.pagination-${side}`);
    if (!link || breadcrumbs.length === 0) return undefined;
    const label = textOf(
      link.querySelector('.pagination-label') ?? link.querySelector('.pagination-heading'),
    );
    return {label, href: link.getAttribute('href') ?? ''};
  };
  const badge = textOf(page.querySelector('.version-badge')).replace(/^[^:]*: ?/, '');
  const tags = breadcrumbs.length > 0 ? linksOf(page.querySelectorAll('.page-footer a[rel="tag"]')) : [];
  const listed = linksOf(page.querySelectorAll('main :is(.doc-list h2, .card-title) a'));
  return {
    ...(breadcrumbs.length > 0 && {breadcrumbs}),
    ...optional('banner', readBanner(page)),
    ...optional('badge', badge),
    ...(listed.length > 0 && {listed: listed.map(({href}) => href)}),
    ...(tags.length > 0 && {tags}),
    ...optional('previous', pagination('prev')),
    ...optional('next', pagination('next')),
  };
}

function readBanner(page: Document): PageFacts['banner'] {
  const banner = page.querySelector('.version-banner');
  if (!banner) return undefined;
  return {
    kind: banner.classList.contains('version-unreleased') ? 'unreleased' : 'unmaintained',
    href: banner.querySelector('a')?.getAttribute('href') ?? '',
  };
}

function readItems(list: Element): SidebarFact[] {
  return [...list.children].map((item) => {
    const link = item.querySelector('.sidebar-link');
    const below = [...item.children].find(({tagName}) => tagName === 'UL');
    const href = item.hasAttribute('data-first') ? undefined : link?.getAttribute('href');
    return {label: textOf(link), ...optional('href', href), ...(below && {items: readItems(below)})};
  });
}
