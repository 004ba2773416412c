import {hrefOf, linksOf, optional, readHead, readNavbar, textOf} from './readElements.ts';
import {type ContentMarkup, readContent} from './readContent.ts';
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

const CONTENT: ContentMarkup = {
  bodies: '.page-text',
  additions: '.hash-link, button, .card-grid',
  code: 'figure.code',
  readCode: (block) => {
    const code = block.querySelector('code');
    const marked: Record<string, number[]> = {};
    block.querySelectorAll('.line').forEach((line, index) => {
      for (const name of line.classList) {
        if (name !== 'line') marked[name] = [...(marked[name] ?? []), index + 1];
      }
    });
    return {
      language: block.getAttribute('data-language') ?? '',
      ...optional('title', textOf(block.querySelector('.code-title'))),
      ...(block.querySelector('pre.line-numbers') && {start: Number(code?.getAttribute('data-start') ?? 1)}),
      ...(Object.keys(marked).length > 0 && {marked}),
      text: (code?.textContent ?? '').replace(/\s+$/, ''),
    };
  },
  toc: '.toc ul.toc-list',
  admonitions: '.admonition',
  admonitionTitle: '.admonition-title',
  posts: 'main article',
  post: {
    author: '.author-name',
    authorTitle: '.author-title',
    readMore: '.read-more',
    readingTime: (post) => textOf(post.querySelector('.post-meta > :nth-child(2)')),
  },
  recentPosts: '.sidebar:has(.sidebar-year)',
  year: '.sidebar-year',
  tagGroups: '.letter-group',
  cards: 'main .card',
  cardTitle: '.card-title',
  cardText: '.card-text',
  edit: '.edit-link',
  unlisted: ':is(main, article) > .admonition-caution',
  footer: '.footer a',
};

/** The same, with what the head and the text say. */
export const readWholeOwnPage: ReadPage = (page) => {
  const {facts, ...rest} = readOwnPage(page);
  return {facts: {...facts, ...readContent(page, CONTENT)}, ...rest};
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
  const isDoc = page.documentElement.matches('.plugin-docs');
  const tags = isDoc ? linksOf(page.querySelectorAll('.page-footer a[rel="tag"]')) : [];
  // Docusaurus has no related docs.
  const items = [...page.querySelectorAll('main :is(.doc-list h2, .card-title) a')];
  const listed = linksOf(items.filter((item) => !item.closest('.related-tags')));
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
    const href = item.hasAttribute('data-first') ? undefined : hrefOf(link);
    return {label: textOf(link ?? item), ...optional('href', href), ...(below && {items: readItems(below)})};
  });
}
