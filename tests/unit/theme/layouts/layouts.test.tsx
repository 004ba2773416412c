// @vitest-environment happy-dom
import {renderToString} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import type {PageData} from '../../../../src/generator/shared/page/PageData.ts';
import {NotFoundLayout} from '../../../../src/generator/theme/layouts/NotFoundLayout.tsx';
import {pages} from '../fixtures.ts';
import {renderToString as renderInSite} from '../inSite.tsx';
import {pageElement} from '../renderPage.tsx';

function prerender(data: PageData): Document {
  const html = renderToString(pageElement(data));
  return new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
}

describe.each(Object.entries<PageData>(pages))('the prerendered page with the layout %s', (_, data) => {
  test('has one focusable h1 within main', () => {
    const document = prerender(data);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main#__main h1')).toHaveLength(1);
    if (data.layout !== 'component') {
      expect(document.querySelector('h1')?.getAttribute('tabindex')).toBe('-1');
    }
  });

  test('has the landmarks, and every navigation has a unique name', () => {
    const document = prerender(data);
    expect(document.querySelectorAll('header.navbar, main, footer.footer')).toHaveLength(3);
    const names = [...document.querySelectorAll('nav')].map(
      (nav) =>
        nav.getAttribute('aria-label') ??
        document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(names).toContain('Main');
    expect(names.every(Boolean)).toBe(true);
  });

  test('begins with a link to the content, and repeats no id', () => {
    const document = prerender(data);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('#__main');
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a doc page shows breadcrumbs, notices, tags and pagination', () => {
  const document = prerender(pages.doc);
  const main = document.querySelector('main');
  expect(document.querySelector('h1')?.innerHTML).toBe('Start with <code>acme</code>');
  expect(main?.querySelector('.breadcrumbs a')?.getAttribute('href')).toBe('/v1/');
  expect(main?.querySelector('.breadcrumbs [aria-current="page"]')?.textContent).toBe('Start');
  expect(main?.textContent).toContain('Unlisted page');
  expect(main?.querySelector('[data-content="content"]')?.textContent).toContain('Body');
  expect(main?.querySelector('a[rel="tag"]')?.textContent).toBe('ai');
  expect(main?.querySelector('.last-update')?.textContent).toBe('Last updated on May 6, 2025 by Ada');
  expect(main?.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/v1/docs/welcome');
  expect(document.querySelector('aside.toc a')?.getAttribute('href')).toBe('#install');
});

test.each(['docTag', 'blogTag'] as const)('a page with the layout %s links to the related tags', (layout) => {
  const related = [{label: 'agile', href: '/v1/tags/agile', count: 2}];
  const section = prerender({...pages[layout], related}).querySelector('.related-tags');
  expect(section?.querySelector('h2')?.textContent).toBe('Related tags');
  expect(section?.querySelector('a')?.getAttribute('href')).toBe('/v1/tags/agile');
});

test('a post shows its date in UTC and its reading time', () => {
  const meta = prerender(pages.blogPost).querySelector('.post-meta');
  expect(meta?.querySelector('time')?.textContent).toBe('July 4, 2025');
  expect(meta?.textContent).toContain('One min read');
});

test('the footer and the navbar point to addresses below the base URL', () => {
  const document = prerender(pages.notFound);
  expect(document.querySelector('footer a')?.getAttribute('href')).toBe('/v1/docs/welcome');
  const code = document.querySelector('.navbar a.external');
  expect(code?.getAttribute('rel')).toBe('noopener noreferrer');
  const texts = [...document.querySelectorAll('.navbar summary')].map((summary) => summary.textContent);
  expect(texts).toEqual(['English', 'Next']);
});

test('the navbar marks the part of the site that contains the page', () => {
  const current = prerender(pages.doc).querySelectorAll('.navbar-items a[aria-current].navbar-link');
  expect([...current].map((link) => link.textContent)).toEqual(['Documentation']);
});

test('the head contains what search engines and social networks read', () => {
  const html = renderToString(pageElement(pages.doc));
  const tags = html.slice(0, html.indexOf('<div class="site"'));
  expect(tags).toContain('<title>Start | Acme</title>');
  expect(tags).toContain('<link rel="canonical" href="https://acme.test/v1/docs/start"/>');
  expect(tags).toContain('<meta name="description" content="How to start"/>');
  expect(tags).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(tags).toContain('<meta property="og:url" content="https://acme.test/v1/docs/start"/>');
  expect(tags).toContain('<meta property="og:image" content="https://acme.test/v1/card.png"/>');
  expect(tags).toContain('type="application/rss+xml"');
});

test('a post shows the social links of its authors, and lists of posts do not', () => {
  const links = (data: PageData) =>
    [...prerender(data).querySelectorAll('.post-authors .author-socials a')].map(
      ({textContent}) => textContent,
    );
  expect(links(pages.blogPost)).toEqual(['x']);
  expect(links(pages.blogList)).toEqual([]);
});

test('a blog says what it is about, unless its description only repeats its title', () => {
  const lead = (description: string) =>
    prerender({...pages.blogList, head: {...pages.blogList.head, description}}).querySelector('.lead')
      ?.textContent;
  expect(lead('News about schemas')).toBe('News about schemas');
  expect(lead('Blog')).toBeUndefined();
});

test('the blog sidebar leaves out a year whose posts are all unlisted', () => {
  const unlisted = {label: 'Secret', href: '/v1/blog/secret', unlisted: true};
  const blogSidebar = {
    ...pages.blogPost.blogSidebar,
    years: [...pages.blogPost.blogSidebar.years, {year: '2019', posts: [unlisted]}],
  };
  const years = (path: string) =>
    [...prerender({...pages.blogPost, path, blogSidebar}).querySelectorAll('.sidebar-year')].map(
      ({textContent}) => textContent,
    );
  expect(years('/v1/blog/first')).toEqual(['2025']);
  expect(years('/v1/blog/secret')).toEqual(['2025', '2019']);
});

test('the not-found page can be rendered without page data', () => {
  const html = renderInSite(<NotFoundLayout />);
  expect(html).toContain('Page Not Found');
  expect(html).toContain('href="/v1/"');
});
