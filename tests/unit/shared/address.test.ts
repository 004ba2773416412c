import GithubSlugger from 'github-slugger';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import type {Content} from '../../../src/generator/content/Content.ts';
import {resolveSidebar} from '../../../src/generator/content/sidebars/resolveSidebar.ts';
import {createRedirects} from '../../../src/generator/routes/redirects/createRedirects.ts';
import {createSiteData} from '../../../src/generator/routes/createSiteData.ts';
import type {Addressing} from '../../../src/generator/shared/address/Addressing.ts';
import {absoluteUrl, fileUrl} from '../../../src/generator/shared/address/absoluteUrl.ts';
import {belowBaseUrl} from '../../../src/generator/shared/address/baseUrl.ts';
import {fromSiteRoot} from '../../../src/generator/shared/address/fromSiteRoot.ts';
import {encodeAddress, encodeFilePath, encodePath} from '../../../src/generator/shared/address/encoding.ts';
import {isFileAddress, isPageAddress} from '../../../src/generator/shared/address/isFileAddress.ts';
import {markdownAddress} from '../../../src/generator/shared/address/markdownAddress.ts';
import {dataFolder, htmlFile, outputPath} from '../../../src/generator/shared/address/outputPaths.ts';
import {dataAddress} from '../../../src/generator/shared/address/pageAddress.ts';
import {isSamePage, pageKey} from '../../../src/generator/shared/address/pageKey.ts';
import {createPermalink} from '../../../src/generator/shared/address/permalink.ts';
import {resolveLink} from '../../../src/generator/shared/address/resolveLink.ts';
import {EMPTY_SITE_DATA} from '../../support/emptySiteData.ts';
import {Link} from '../../../src/generator/theme/content/Link.tsx';
import {Anchor} from '../../../src/generator/theme/links/Anchor.tsx';
import {PageContext} from '../../../src/generator/theme/context/PageContext.ts';
import type {PageData} from '../../../src/generator/shared/page/PageData.ts';
import {SiteContext} from '../../../src/generator/theme/context/SiteContext.ts';
import {testConfig} from '../content/loadTestSite.ts';
import {compile, staticHtml} from '../markdown/site.tsx';

/** Returns the address that results from what an author wrote. */
type User = (written: string, site: Addressing) => Promise<string> | string;

const NO_CONTENT: Content = {
  docsSets: [],
  blogs: [],
  pagesSets: [],
  files: [],
};

const PAGE: PageData = {layout: 'notFound', path: '/v1/docs/page', head: {title: ''}};

const clientLink: User = (written, site) =>
  hrefIn(
    renderToStaticMarkup(
      createElement(
        SiteContext.Provider,
        {value: {...EMPTY_SITE_DATA, ...site}},
        createElement(PageContext.Provider, {value: PAGE}, createElement(Link, {to: written}, 'a')),
      ),
    ),
  );

/** The address of a theme link, whose data the build has resolved. */
function themeLink(href = ''): string {
  return hrefIn(renderToStaticMarkup(createElement(Anchor, {href}, 'a')));
}

const markdownLink: User = async (written, options) =>
  hrefIn(staticHtml(await compile(`[a](<${written}>)`, {options})));

const navbarLink: User = (to, site) => {
  const {themeConfig} = testConfig();
  const navbar = {
    ...themeConfig.navbar,
    items: [{type: 'default' as const, label: 'a', position: 'left' as const, to}],
  };
  const config = testConfig({site: {...site, themeConfig: {...themeConfig, navbar}}});
  return themeLink(createSiteData(config, NO_CONTENT).navbar.items[0]?.href);
};

const footerLink: User = (to, site) => {
  const {themeConfig} = testConfig();
  const footer = {...themeConfig.footer, links: [{items: [{label: 'a', to}]}]};
  const config = testConfig({site: {...site, themeConfig: {...themeConfig, footer}}});
  const [item] = createSiteData(config, NO_CONTENT).footer.links[0]?.items ?? [];
  return themeLink(item?.to ?? item?.href);
};

const sidebarLink: User = (href, site) => {
  const [item] = resolveSidebar([{type: 'link', label: 'a', href}], {
    site,
    docs: {routeBasePath: 'docs', sidebarCollapsible: true, sidebarCollapsed: true},
    docsById: new Map(),
    draftIds: new Set(),
    slugger: new GithubSlugger(),
    onLabelAddress: () => undefined,
    onGeneratedIndex: () => undefined,
    onUnknownId: () => undefined,
    autogenerate: () => [],
  });
  return themeLink(item?.type === 'link' ? item.href : undefined);
};

/** The target of a redirect on a site without pages, with these static files. */
function redirect(from: string, to: string, site: Addressing, isFile: (path: string) => boolean) {
  return createRedirects({
    config: testConfig({site: {...site, redirects: [{from: [from], to}]}}),
    configFile: 'site.config.ts',
    locateConfig: () => undefined,
    content: NO_CONTENT,
    routes: [],
    isFile,
  }).redirects[0];
}

const redirectSource: User = (from, site) =>
  redirect(from, '/target', site, (path) => path.includes('/target'))?.path ?? '';

const redirectTarget: User = (to, site) =>
  redirect('/source', to, site, (path) => !path.includes('/source'))?.target ?? '';

function hrefIn(html: string): string {
  return /href="([^"]*)"/.exec(html)?.[1] ?? '';
}

const LINKS = {markdownLink, clientLink, sidebarLink};
const LAYOUT_LINKS = {navbarLink, footerLink};
const REDIRECT_TARGETS = {redirectTarget};
const REDIRECTS = {redirectSource, redirectTarget};
const PATHS = {...LINKS, ...LAYOUT_LINKS, ...REDIRECTS};

/** Results for `trailingSlash` undefined, true and false; `~` stands for baseUrl. */
type Row = [written: string, results: string | [string, string, string], users: Record<string, User>];

const rows: Row[] = [
  ['/', '~', {...LINKS, ...LAYOUT_LINKS}],
  ['/docs/x', ['~docs/x', '~docs/x/', '~docs/x'], PATHS],
  ['/docs/x/', ['~docs/x/', '~docs/x/', '~docs/x'], PATHS],
  ['/docs/v2.0', ['~docs/v2.0', '~docs/v2.0/', '~docs/v2.0'], PATHS],
  ['/docs/2.x/', ['~docs/2.x/', '~docs/2.x/', '~docs/2.x'], PATHS],
  ['/docs/1.0.0-rc.1', ['~docs/1.0.0-rc.1', '~docs/1.0.0-rc.1/', '~docs/1.0.0-rc.1'], PATHS],
  ['/x.html', '~x.html', PATHS],
  ['/x/index.html', '~x/index.html', PATHS],
  ['/file.pdf', '~file.pdf', PATHS],
  ['/blog/feed.xml', '~blog/feed.xml', PATHS],
  ['/talk.mp4', '~talk.mp4', PATHS],
  ['/backup.7z', '~backup.7z', PATHS],
  ['/docs/café', ['~docs/caf%C3%A9', '~docs/caf%C3%A9/', '~docs/caf%C3%A9'], PATHS],
  ['/docs/caf%C3%A9', ['~docs/caf%C3%A9', '~docs/caf%C3%A9/', '~docs/caf%C3%A9'], PATHS],
  ['/docs/50%', ['~docs/50%25', '~docs/50%25/', '~docs/50%25'], PATHS],
  // Which page is meant is unknown: the escape stays, and the checks of links and redirects report it.
  ['/docs/%E9', ['~docs/%E9', '~docs/%E9/', '~docs/%E9'], {...LINKS, ...LAYOUT_LINKS}],
  ['/docs/x#a', ['~docs/x#a', '~docs/x/#a', '~docs/x#a'], {...LINKS, ...LAYOUT_LINKS, ...REDIRECT_TARGETS}],
  ['/docs/x?tab=a', ['~docs/x?tab=a', '~docs/x/?tab=a', '~docs/x?tab=a'], {...LINKS, ...LAYOUT_LINKS}],
  ['/docs/x/?a=b.c#d?e', ['~docs/x/?a=b.c#d?e', '~docs/x/?a=b.c#d?e', '~docs/x?a=b.c#d?e'], LINKS],
  ['/docs/v2.0#a', ['~docs/v2.0#a', '~docs/v2.0/#a', '~docs/v2.0#a'], {...LINKS, ...LAYOUT_LINKS}],
  ['/file.pdf#page=2', '~file.pdf#page=2', {...LINKS, ...LAYOUT_LINKS, ...REDIRECT_TARGETS}],
  ['//host.test/x', '//host.test/x', {...LINKS, ...LAYOUT_LINKS}],
  ['https://host.test/x', 'https://host.test/x', {...LINKS, ...LAYOUT_LINKS}],
  ['mailto:a@b.test', 'mailto:a@b.test', {...LINKS, ...LAYOUT_LINKS}],
  ['pathname:///legacy', '~legacy', {...LINKS, ...LAYOUT_LINKS}],
  ['pathname:///legacy/app/?x#y', '~legacy/app/?x#y', {...LINKS, ...LAYOUT_LINKS}],
  ['#a', '#a', {...LINKS, ...LAYOUT_LINKS}],
  ['?tab=a', '?tab=a', LINKS],
  // An item of a sidebar is on many pages.
  ['./x', ['./x', './x/', './x'], {sidebarLink}],
  ['../x#a', ['../x#a', '../x/#a', '../x#a'], {sidebarLink}],
  ['../x.png', '../x.png', {sidebarLink}],
  ['..', ['..', '../', '..'], {sidebarLink}],
  // The layout is on every page, so a relative path can only be relative to the site's root.
  ['docs/x', ['~docs/x', '~docs/x/', '~docs/x'], LAYOUT_LINKS],
];

const SLASHES = [undefined, true, false];
const BASE_URLS = ['/', '/v1/'];

const cases = rows.flatMap(([written, results, users]) =>
  BASE_URLS.flatMap((baseUrl) =>
    SLASHES.flatMap((trailingSlash, index) =>
      Object.entries(users).map(([name, user]) => ({
        name,
        written,
        user,
        site: {baseUrl, ...(trailingSlash !== undefined && {trailingSlash})},
        baseUrl,
        trailingSlash,
        expected: (typeof results === 'string' ? results : (results[index] ?? '')).replace('~', baseUrl),
      })),
    ),
  ),
);

describe('a hand-written address is resolved the same way everywhere', () => {
  test.each(cases)(
    '$name `$written` with baseUrl $baseUrl and trailingSlash $trailingSlash is `$expected`',
    async ({user, written, site, expected}) => {
      expect(await user(written, site)).toBe(expected);
    },
  );
});

test.each([
  ['./x', '/v1/docs/x'],
  ['x?a=b', '/v1/docs/x?a=b'],
  ['../x#a', '/v1/x#a'],
  ['./', '/v1/docs/'],
  ['..', '/v1/'],
  ['v2.0', '/v1/docs/v2.0'],
])('a relative address of a page, `%s`, becomes `%s`', async (written, expected) => {
  expect(await markdownLink(written, {baseUrl: '/v1/'})).toBe(expected);
  expect(clientLink(written, {baseUrl: '/v1/'})).toBe(expected);
});

test('an address with baseUrl does not get a second one', async () => {
  for (const user of Object.values(PATHS))
    expect(await user('/v1/docs/x', {baseUrl: '/v1/'})).toBe('/v1/docs/x');
  expect(clientLink('/v1', {baseUrl: '/v1/'})).toBe('/v1');
  expect(clientLink('/v1x', {baseUrl: '/v1/'})).toBe('/v1/v1x');
});

describe('a page', () => {
  test.each<[slug: string, results: [string, string, string]]>([
    ['x', ['~docs/x', '~docs/x/', '~docs/x']],
    ['x/', ['~docs/x/', '~docs/x/', '~docs/x']],
    ['/', ['~docs/', '~docs/', '~docs']],
    ['v2.0', ['~docs/v2.0', '~docs/v2.0/', '~docs/v2.0']],
    // A slug is never a file, whatever it looks like, and `?` and `#` are ordinary characters in it.
    ['node.js', ['~docs/node.js', '~docs/node.js/', '~docs/node.js']],
    ['what?', ['~docs/what%3F', '~docs/what%3F/', '~docs/what%3F']],
    ['c#', ['~docs/c%23', '~docs/c%23/', '~docs/c%23']],
    ['a b', ['~docs/a%20b', '~docs/a%20b/', '~docs/a%20b']],
    ['a%20b', ['~docs/a%20b', '~docs/a%20b/', '~docs/a%20b']],
    ['café', ['~docs/caf%C3%A9', '~docs/caf%C3%A9/', '~docs/caf%C3%A9']],
    ['%E9', ['~docs/%25E9', '~docs/%25E9/', '~docs/%25E9']],
    ['50%', ['~docs/50%25', '~docs/50%25/', '~docs/50%25']],
  ])('with the slug `%s` has one address for each trailingSlash, and keeps it in links', (slug, results) => {
    for (const baseUrl of BASE_URLS) {
      for (const [index, trailingSlash] of SLASHES.entries()) {
        const site = {baseUrl, ...(trailingSlash !== undefined && {trailingSlash})};
        const permalink = createPermalink(site, 'docs', slug);
        expect(permalink).toBe(results[index]?.replace('~', baseUrl));
        expect(clientLink(permalink, site)).toBe(permalink);
        // Its document and data are at the decoded path.
        expect(htmlFile(permalink, trailingSlash)).toMatch(/\.html$/);
        expect(`/${dataFolder(permalink)}/page.json`).toBe(`/${outputPath(dataAddress(permalink))}`);
      }
    }
  });
});

test.each([
  ['/v1/docs/x', undefined, 'v1/docs/x/index.html', '/v1/docs/x/page.json', '/v1/docs/x.md'],
  ['/v1/docs/x/', true, 'v1/docs/x/index.html', '/v1/docs/x/page.json', '/v1/docs/x/index.md'],
  ['/v1/docs/x', false, 'v1/docs/x.html', '/v1/docs/x/page.json', '/v1/docs/x.md'],
  ['/v1/', false, 'v1/index.html', '/v1/page.json', '/v1/index.md'],
  ['/', undefined, 'index.html', '/page.json', '/index.md'],
  ['/v1/x.html', true, 'v1/x.html', '/v1/x/page.json', '/v1/x.html.md'],
  ['/caf%C3%A9', undefined, 'café/index.html', '/caf%C3%A9/page.json', '/caf%C3%A9.md'],
  ['/a%2Fb', undefined, 'a%2Fb/index.html', '/a%2Fb/page.json', '/a%2Fb.md'],
])('files of the page %s with trailingSlash %s', (permalink, trailingSlash, html, data, markdown) => {
  expect(htmlFile(permalink, trailingSlash)).toBe(html);
  expect(dataAddress(permalink)).toBe(data);
  expect(markdownAddress(permalink)).toBe(markdown);
});

test('all addresses of a page have the same key', () => {
  for (const address of ['/docs/é', '/docs/%C3%A9/', '/docs/%c3%a9.html', '/docs/é/index.html'])
    expect(pageKey(address)).toBe('/docs/é');
  for (const address of ['/', '/index.html']) expect(pageKey(address)).toBe('/');
  expect(isSamePage('/docs/x/?q#a', '/docs/x')).toBe(true);
  expect(isSamePage('/docs/x.1', '/docs/x')).toBe(false);
  expect(isSamePage(undefined, '/')).toBe(false);
});

test('an extension begins with a letter, unlike the end of a version', () => {
  const files = ['/x.pdf', '/x.html', 'feed.xml', '/x.mp4', '/x.woff2', '/x.webmanifest', '/main.c', '/x.7z'];
  const pages = [
    '/docs/v2.0',
    '/docs/2.x',
    '/docs/1.0.0-beta',
    '/docs/v1.2rc',
    '/x',
    '/a.b/c',
    '/',
    '.',
    '..',
  ];
  expect(files.filter((path) => !isFileAddress(path))).toEqual([]);
  expect(pages.filter(isFileAddress)).toEqual([]);
  expect([...files, ...pages].filter(isPageAddress)).toEqual(['/x.html', ...pages]);
});

test.each([
  ['#a', '/v1/docs/x', '/v1/docs/x', 'a'],
  ['../y?q#caf%C3%A9', '/v1/docs/x/', '/v1/docs/y', 'café'],
  ['y', '/v1/docs/x', '/v1/docs/y', undefined],
  ['/v1/z#top', '/v1/docs/x', '/v1/z', undefined],
  ['https://host.test/', '/v1/', undefined, undefined],
  ['//host.test/', '/v1/', undefined, undefined],
  ['mailto:a@b.test', '/v1/', undefined, undefined],
])('the link %s on the page %s', (href, page, path, anchor) => {
  const target = resolveLink(href, page);
  expect([target?.path, target?.anchor]).toEqual([path, anchor]);
});

test('parts of an address are encoded by their kind', () => {
  expect(encodePath('/a b/50%/%E9/%C3%A9?#')).toBe('/a%20b/50%25/%25E9/%C3%A9%3F%23');
  expect(encodeFilePath('a %20#?.png')).toBe('a%20%2520%23%3F.png');
  expect(encodeAddress('https://h.test/é?q=%E9#50%')).toBe('https://h.test/%C3%A9?q=%E9#50%25');
  expect(encodePath('\uD800')).toBe('%EF%BF%BD');
});

test('the base URL is added to a path and removed from it', () => {
  expect(belowBaseUrl('/v1/docs', '/v1/')).toBe('docs');
  expect(belowBaseUrl('/v1', '/v1/')).toBe('');
  expect(belowBaseUrl('/v1x', '/v1/')).toBeUndefined();
  expect(
    ['img/x.png', '/img/x.png', '/v1/img/x.png', '#a', '//host/x', ''].map((one) =>
      fromSiteRoot(one, '/v1/'),
    ),
  ).toEqual(['/v1/img/x.png', '/v1/img/x.png', '/v1/img/x.png', '#a', '//host/x', '']);
  const site = {url: 'https://host.test', baseUrl: '/v1/'};
  expect(absoluteUrl(site, '/img/x.png')).toBe('https://host.test/v1/img/x.png');
  expect(absoluteUrl(site, '//cdn.test/x.png')).toBe('https://cdn.test/x.png');
  expect(absoluteUrl(site, 'http://other.test/')).toBe('http://other.test/');
  expect(fileUrl(site, 'a b#.xml')).toBe('https://host.test/v1/a%20b%23.xml');
});
