// @vitest-environment happy-dom
import {cleanup, fireEvent, render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactElement} from 'react';
import {afterEach, expect, test} from 'vitest';
import type {DocsVersionRef} from '../../../../src/generator/shared/page/DocsPageData.ts';
import type {PageData} from '../../../../src/generator/shared/page/PageData.ts';
import type {NavItem, SiteData, VersionData} from '../../../../src/generator/shared/page/SiteData.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {SitePage} from '../../../../src/generator/theme/SitePage.tsx';
import {pages, site} from '../fixtures.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute('class');
});

const version = (name: string, path: string, rest: Partial<VersionData> = {}): VersionData => ({
  name,
  label: name,
  path,
  badge: true,
  isLast: false,
  ...rest,
});

const items: NavItem[] = [
  {
    type: 'link',
    label: 'Guides',
    href: '/v1/docs/start',
    position: 'left',
    docs: {
      instance: 'default',
      hrefs: {current: '/v1/docs/next/start', '2.0': '/v1/docs/start', '1.0': '/v1/docs/1.0/start'},
    },
  },
  {
    type: 'link',
    label: 'New part',
    href: '/v1/docs/new',
    position: 'left',
    docs: {instance: 'default', hrefs: {current: '/v1/docs/next/new', '2.0': '/v1/docs/new'}},
  },
  {type: 'docsVersion', label: '', position: 'left', docs: {instance: 'default'}},
  {type: 'docsVersionDropdown', label: '', position: 'right', docs: {instance: 'default'}},
  {
    type: 'docsVersionDropdown',
    label: '',
    position: 'right',
    docs: {instance: 'api', versions: [{name: '1.0', label: 'First'}]},
    itemsBefore: [{type: 'link', label: 'About', href: '/v1/about', position: 'left'}],
  },
];

const versioned: SiteData = {
  ...site,
  navbar: {title: '', items},
  docs: [
    {
      id: 'default',
      versions: [
        version('current', '/v1/docs/next', {label: 'Next', banner: 'unreleased'}),
        version('2.0', '/v1/docs', {isLast: true}),
        version('1.0', '/v1/docs/1.0', {banner: 'unmaintained', className: 'old-docs'}),
      ],
    },
    {id: 'api', versions: [version('current', '/v1/api/next'), version('1.0', '/v1/api', {isLast: true})]},
  ],
};

function pageOf(data: PageData): ReactElement {
  return (
    <SiteContext value={versioned}>
      <SitePage data={data} />
    </SiteContext>
  );
}

function docOf(name: string, elsewhere?: DocsVersionRef['elsewhere']): PageData {
  return {...pages.doc, docsVersion: {instance: 'default', name, ...(elsewhere && {elsewhere})}};
}

const oldDoc = docOf('1.0', {'2.0': '/v1/docs/here'});
/** The first link with a text; links in the bar come before those in its menus. */
const href = (text: string, within_: ParentNode = document) =>
  [...within_.querySelectorAll('a')].find(({textContent}) => textContent === text)?.getAttribute('href');
const menuOf = (name: string) => {
  const menu = document.querySelector(`summary[aria-label="${name}"]`)?.parentElement;
  if (!menu) throw new Error(`There is no menu “${name}”.`);
  return menu;
};

test('a version links to the same page, or to its main page if there is none', () => {
  render(pageOf(oldDoc));
  const menu = menuOf('Docs version: 1.0');
  expect(
    [...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Next', '/v1/docs/next'],
    ['2.0', '/v1/docs/here'],
    ['1.0', pages.doc.path],
  ]);
  expect(menu.querySelector('[aria-current]')?.textContent).toBe('1.0');
});

test('a reader who changes version or language stays at the same section, with the same tabs', () => {
  history.replaceState(null, '', '/v1/docs/start?os=mac#install');
  const languages = ['en', 'fr'].map((locale) => ({
    locale,
    label: locale,
    htmlLang: locale,
    url: site.url,
    baseUrl: locale === 'en' ? '/v1/' : '/v1/fr/',
    isDefault: locale === 'en',
  }));
  const navbar = {title: '', items: [...items, ...site.navbar.items]};
  render(
    <SiteContext value={{...versioned, navbar, locales: languages}}>
      <SitePage data={oldDoc} />
    </SiteContext>,
  );
  const follow = (menu: string, label: string) => {
    const link = [...menuOf(menu).querySelectorAll('a')].find(({textContent}) => textContent === label);
    if (!link) throw new Error(`There is no link “${label}”.`);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    return link.getAttribute('href');
  };
  expect(follow('Docs version: 1.0', '2.0')).toMatch(/\/v1\/docs\/here\?os=mac#install$/);
  expect(follow('Language: en', 'fr')).toMatch(/\/v1\/fr\/docs\/.*\?os=mac#install$/);
  history.replaceState(null, '', '/');
});

test('links to docs stay in the page’s version if it has their target', () => {
  render(pageOf(oldDoc));
  expect(href('Guides')).toBe('/v1/docs/1.0/start');
  expect(href('New part')).toBe('/v1/docs/new');
  expect(href('1.0')).toBe('/v1/docs/1.0');
});

test('the chosen version is remembered, and used outside the docs', () => {
  const {unmount} = render(pageOf(oldDoc));
  const link = [...menuOf('Docs version: 1.0').querySelectorAll('a')][0];
  link?.addEventListener('click', (event) => event.preventDefault());
  if (link) fireEvent.click(link);
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
  unmount();
  render(pageOf(pages.docTags));
  expect(href('Guides')).toBe('/v1/docs/next/start');
  expect(href('New part')).toBe('/v1/docs/next/new');
  expect(href('Next')).toBe('/v1/docs/next');
  expect(menuOf('Docs version: Next').querySelector('[aria-current]')?.textContent).toBe('Next');
});

test('without a choice, without JavaScript and if the chosen version was removed, links point to the last version', () => {
  localStorage.setItem('docs-preferred-version-default', 'current');
  const served = document.createElement('div');
  served.innerHTML = renderToString(pageOf(pages.docTags));
  expect(href('Guides', served)).toBe('/v1/docs/start');
  localStorage.setItem('docs-preferred-version-default', '0.1');
  render(pageOf(pages.docTags));
  expect(href('Guides')).toBe('/v1/docs/start');
  expect(menuOf('Docs version: 2.0')).toBeTruthy();
});

test('space for the longest label is reserved before the choice is known', () => {
  render(pageOf(pages.docTags));
  expect(menuOf('Docs version: 2.0').querySelector('.version-label')?.getAttribute('data-longest')).toBe(
    'Next',
  );
});

test('a version menu has the configured labels and additional items', () => {
  render(pageOf(pages.docTags));
  const links = [...menuOf('Docs version: First').querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/v1/about'],
    ['First', '/v1/api'],
  ]);
});

test('a page of another version says so in its HTML, and links to the same page in the last one', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(pageOf(oldDoc));
  const banner = served.querySelector('main .version-banner');
  expect(banner?.textContent).toContain('Version 1.0 is no longer maintained');
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/v1/docs/here');
  expect(served.querySelector('.version-badge')?.textContent).toBe('Version: 1.0');

  served.innerHTML = renderToString(pageOf(docOf('current')));
  expect(served.querySelector('.version-banner')?.textContent).toContain('Version Next is not released yet');
  expect(served.querySelector('.version-banner a')?.getAttribute('href')).toBe('/v1/docs');

  served.innerHTML = renderToString(pageOf(docOf('2.0')));
  expect(served.querySelector('.version-banner')).toBeNull();
  expect(served.querySelector('.version-badge')?.textContent).toBe('Version: 2.0');
});

test('following the banner’s link chooses the last version', () => {
  localStorage.setItem('docs-preferred-version-default', '1.0');
  render(pageOf(oldDoc));
  const link = document.querySelector('.version-banner a');
  link?.addEventListener('click', (event) => event.preventDefault());
  if (link) fireEvent.click(link);
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('2.0');
});

test('the document has the class of the version', () => {
  const {unmount} = render(pageOf(oldDoc));
  expect(document.documentElement.className).toBe('old-docs');
  unmount();
  render(pageOf(docOf('2.0')));
  expect(document.documentElement.className).toBe('docs-version-2.0');
});

test('a site with one version does not show it, and its menu links to the page itself', () => {
  render(
    <SiteContext value={site}>
      <SitePage data={pages.doc} />
    </SiteContext>,
  );
  expect(document.querySelector('.version-badge, .version-banner, .version-label')).toBeNull();
  expect(href('Next', menuOf('Docs version: Next'))).toBe(pages.doc.path);
});
