import {describe, expect, test} from 'vitest';
import {ownSitemapItems} from '../../../../src/generator/output/formats/ownSitemapItems.ts';
import {renderSitemap} from '../../../../src/generator/output/formats/renderSitemap.ts';
import type {SitemapConfig} from '../../../../src/generator/config/SiteConfig.ts';
import {all, parseXml, textOf} from './parseXml.ts';
import {testConfig} from './testConfig.ts';

const DEFAULTS: SitemapConfig = {
  lastmod: null,
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: [],
  filename: 'sitemap.xml',
};

const routes = [
  {path: '/v1/', noIndex: false},
  {path: '/v1/docs/welcome', noIndex: false, lastmod: '2025-03-04T05:06:07.000Z'},
  {path: '/v1/docs/draft', noIndex: true},
  {path: '/v1/docs/tags', noIndex: false},
  {path: '/v1/docs/tags/gr%C3%BCn', noIndex: false},
  {path: "/v1/docs/a&b'c", noIndex: false},
  {path: '/v1/blog/', noIndex: false},
];

function sitemap(changes: Partial<SitemapConfig> = {}, list = routes) {
  const [file, ...more] = renderSitemap({
    config: testConfig({sitemap: {...DEFAULTS, ...changes}}),
    routes: list,
  });
  if (!file || more.length > 0) throw new Error(`Expected one file, got ${more.length + 1}`);
  const root = parseXml(file.content);
  return {
    ...file,
    root,
    urls: all(root, 'url'),
    locations: all(root, 'url').map((url) => textOf(url, 'loc')),
  };
}

test('lists the absolute address of every page that may be indexed', () => {
  const {path, root, locations} = sitemap();
  expect(path).toBe('sitemap.xml');
  expect(root.name).toBe('urlset');
  expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(locations).toEqual([
    'https://docs.example.com/v1/',
    'https://docs.example.com/v1/docs/welcome',
    'https://docs.example.com/v1/docs/tags',
    'https://docs.example.com/v1/docs/tags/gr%C3%BCn',
    "https://docs.example.com/v1/docs/a&b'c",
    'https://docs.example.com/v1/blog/',
  ]);
});

test('names frequency, priority and date only where they are configured and known', () => {
  const [home, welcome] = sitemap().urls;
  expect(home?.children.map(({name, text}) => [name, text]).slice(1)).toEqual([
    ['changefreq', 'weekly'],
    ['priority', '0.5'],
  ]);
  expect(welcome?.children.map(({name}) => name)).toEqual(['loc', 'changefreq', 'priority']);

  const dated = sitemap({lastmod: 'date', changefreq: null, priority: 1}).urls;
  expect(dated[0]?.children.map(({name}) => name)).toEqual(['loc', 'priority']);
  expect(dated[1]?.children.map(({name, text}) => [name, text]).slice(1)).toEqual([
    ['lastmod', '2025-03-04'],
    ['priority', '1.0'],
  ]);
  const [, exact] = sitemap({lastmod: 'datetime', priority: null}).urls;
  expect(exact && textOf(exact, 'lastmod')).toBe('2025-03-04T05:06:07.000Z');
});

describe('ignorePatterns', () => {
  test.each([
    ['/v1/docs/tags/**', ['/v1/docs/tags', '/v1/docs/tags/gr%C3%BCn']],
    ['/v1/docs/tags/*', ['/v1/docs/tags/gr%C3%BCn']],
    ['/v1/docs/tags/grün', ['/v1/docs/tags/gr%C3%BCn']],
    ['/v1/docs/{welcome,tags}', ['/v1/docs/welcome', '/v1/docs/tags']],
    ['/v1/blog', ['/v1/blog/']],
    ['/v1/blog/', ['/v1/blog/']],
    ['/docs/tags/**', []],
    ['docs/tags/**', []],
    ['v1/docs/tags/**/', ['/v1/docs/tags', '/v1/docs/tags/gr%C3%BCn']],
  ])('%s leaves out %j', (pattern, left) => {
    const base = 'https://docs.example.com';
    const all = sitemap().locations;
    expect(sitemap({ignorePatterns: [pattern]}).locations).toEqual(
      all.filter((url) => !left.includes(url.slice(base.length))),
    );
  });
});

test('there is none when the site is not to be indexed or has no sitemap', () => {
  expect(renderSitemap({config: testConfig({noIndex: true}), routes})).toEqual([]);
  expect(renderSitemap({config: testConfig({sitemap: false}), routes})).toEqual([]);
});

test('more than 50,000 addresses are split under an index', () => {
  const many = Array.from({length: 100_001}, (_, i) => ({path: `/v1/docs/p${i}`, noIndex: false}));
  const config = testConfig({sitemap: {...DEFAULTS, filename: 'site-map.xml'}});
  const [index, ...parts] = renderSitemap({config, routes: many});
  const root = parseXml(index?.content ?? '');
  expect(index?.path).toBe('site-map.xml');
  expect(root.name).toBe('sitemapindex');
  expect(all(root, 'sitemap').map((entry) => textOf(entry, 'loc'))).toEqual(
    parts.map(({path}) => `https://docs.example.com/v1/${path}`),
  );
  const locations = parts.map(({content}) => content.match(/<loc>[^<]*<\/loc>/g) ?? []);
  expect(locations.map(({length}) => length)).toEqual([50_000, 50_000, 1]);
  expect(new Set(locations.flat()).size).toBe(100_001);
  expect(renderSitemap({config, routes: many.slice(0, 50_000)})).toHaveLength(1);
});

test('lists each page’s translations', () => {
  const locales = ['en', 'fr'].map((locale) => ({
    ...{locale, label: locale, htmlLang: locale, direction: 'ltr' as const},
    url: 'https://docs.example.com',
    baseUrl: locale === 'en' ? '/v1/' : `/v1/${locale}/`,
  }));
  const config = testConfig({
    ...{sitemap: DEFAULTS, locale: 'fr', baseUrl: '/v1/fr/', locales, defaultLocale: 'en'},
  });
  const [file] = renderSitemap({config, routes: [{path: '/v1/fr/docs/a', noIndex: false}]});
  const root = parseXml(file?.content ?? '');
  expect(root.attributes['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml');
  const links = all(root, 'url').flatMap((url) => all(url, 'xhtml:link'));
  expect(links.map(({attributes}) => attributes)).toEqual([
    {rel: 'alternate', hreflang: 'en', href: 'https://docs.example.com/v1/docs/a'},
    {rel: 'alternate', hreflang: 'fr', href: 'https://docs.example.com/v1/fr/docs/a'},
    {rel: 'alternate', hreflang: 'x-default', href: 'https://docs.example.com/v1/docs/a'},
  ]);
});

describe('createSitemapItems', () => {
  const source = {configFile: 'site.config.ts', locateConfig: () => ({line: 3, column: 5})};
  const made = (createSitemapItems: SitemapConfig['createSitemapItems']) => {
    const config = testConfig({sitemap: {...DEFAULTS, createSitemapItems}});
    return ownSitemapItems(config, routes, source);
  };

  test('returns the entries, and receives the default ones for the routes that it names', async () => {
    const {items, problems} = await made(async ({defaultCreateSitemapItems, ...args}) => {
      const kept = args.routes.filter(({path}) => path.includes('welcome'));
      const [item] = await defaultCreateSitemapItems({...args, routes: kept});
      return [
        {...item, url: item?.url ?? '', priority: 1},
        {url: 'https://more.example/', lastmod: '2025-01-02'},
      ];
    });
    expect(problems).toEqual([]);
    const [file] = renderSitemap({config: testConfig({sitemap: DEFAULTS}), routes, items});
    expect(file?.content).toContain(
      '/v1/docs/welcome</loc><changefreq>weekly</changefreq><priority>1.0</priority></url>',
    );
    expect(file?.content).toContain(
      '<url><loc>https://more.example/</loc><lastmod>2025-01-02</lastmod></url>',
    );
  });

  test('receives the pages that may be indexed, and is not called for a site without a sitemap', async () => {
    let paths: string[] = [];
    await made(({routes: given}) => {
      paths = given.map(({path}) => path);
      return [];
    });
    expect(paths).toContain('/v1/');
    expect(paths).not.toContain('/v1/docs/draft');
    expect(await ownSitemapItems(testConfig({sitemap: false}), routes, source)).toEqual({problems: []});
  });

  test('that returns something else is an error with its position', async () => {
    const {problems} = await made(() => [{url: 'https://a.example', priority: 'high'} as never]);
    expect(problems).toMatchObject([{severity: 'error', file: 'site.config.ts', line: 3}]);
    expect(problems[0]?.message).toContain('`sitemap.createSitemapItems` must return entries with a `url`');
  });
});
