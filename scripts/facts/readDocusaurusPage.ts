import {hrefOf, linksOf, optional, readHead, readNavbar, textOf} from './readElements.ts';
import {type ContentMarkup, readContent} from './readContent.ts';
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

const CONTENT: ContentMarkup = {
  bodies: '.theme-doc-markdown, main article > .markdown, [class*="mdxPageWrapper"] article',
  additions: 'header, .hash-link, button, section.row',
  code: '.theme-code-block',
  readCode: (block) => {
    const lines = [...block.querySelectorAll('.token-line')];
    const code = block.querySelector('code');
    const isNumbered = /WithNumbering/.test(code?.className ?? '');
    const marked: Record<string, number[]> = {};
    lines.forEach((line, index) => {
      for (const name of line.classList) {
        if (/^token-line$|^codeLine_/.test(name)) continue;
        const mark = name === 'theme-code-block-highlighted-line' ? 'highlight' : name;
        marked[mark] = [...(marked[mark] ?? []), index + 1];
      }
    });
    return {
      language: /(?:^| )language-(\S+)/.exec(block.className)?.[1] ?? '',
      ...optional('title', textOf(block.querySelector('[class^="codeBlockTitle"]'))),
      ...(isNumbered && {start: Number(/(\d+)\s*;?$/.exec(code?.getAttribute('style') ?? '')?.[1] ?? 0) + 1}),
      ...(Object.keys(marked).length > 0 && {marked}),
      text: (lines.length > 0 ? lines.map((line) => line.textContent).join('\n') : (code?.textContent ?? ''))
        .replaceAll(/\n(?=\n)/g, '\n')
        .replace(/\s+$/, ''),
    };
  },
  toc: 'ul.table-of-contents',
  admonitions: '.theme-admonition',
  admonitionTitle: '[class^="admonitionHeading"]',
  posts: 'main article',
  post: {
    author: '.avatar__name',
    authorTitle: 'small',
    readMore: 'footer a[aria-label^="Read more"]',
    readingTime: (post) => textOf(post.querySelector('header time')?.parentElement).split(' · ')[1] ?? '',
  },
  recentPosts: 'nav[aria-label="Blog recent posts navigation"]',
  year: '[role="group"] > h3',
  tagGroups: 'main section > article:has(> h2[id])',
  cards: 'main a.card',
  cardTitle: '.theme-doc-card-title',
  cardText: '.theme-doc-card-description',
  edit: '.theme-edit-this-page',
  unlisted: '.theme-unlisted-banner',
  footer: '.theme-layout-footer a',
};

/** The same, with what the head and the text say. */
export const readWholeDocusaurusPage: ReadPage = (page) => {
  const {facts, ...rest} = readDocusaurusPage(page);
  return {facts: {...facts, ...readContent(page, CONTENT)}, ...rest};
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
    const href = hrefOf(link);
    return {
      label: textOf(link ?? item),
      // A category without a page has a link to `#`, or to the first page in it.
      ...(href && href !== '#' && !link?.matches('.menu__link--sublist-caret') && {href}),
      ...(below && {items: readItems(below)}),
    };
  });
}
