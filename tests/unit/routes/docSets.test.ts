import {expect, test} from 'vitest';
import type {NavbarItem} from '../../../src/generator/config/SiteConfig.ts';
import {createRoutes} from '../../../src/generator/routes/createRoutes.ts';
import {createSiteData} from '../../../src/generator/routes/createSiteData.ts';
import type {Route} from '../../../src/generator/routes/Route.ts';
import {loadTestSite, type TestOptions, testConfig, written} from '../content/loadTestSite.ts';

const guide = (title: string) => `---\ntitle: ${title}\ntags: [start]\n---\n\nText.\n`;
const SIDEBARS = `{"docs": ["intro", {"type": "category", "label": "More", "link": {"type": "generated-index"}, "items": ["setup"]}]}`;

/** Two instances, one of which has two versions in addition to the docs folder. */
const FILES: Record<string, string> = {
  'sidebars.json': SIDEBARS,
  'docs/intro.md': guide('Intro next'),
  'docs/setup.md': guide('Setup next'),
  'docs/fresh.md': guide('Fresh'),
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/intro.md': guide('Intro 2'),
  'versioned_docs/version-2.0/setup.md': guide('Setup 2'),
  'versioned_sidebars/version-2.0-sidebars.json': SIDEBARS,
  'versioned_docs/version-1.0/intro.md': guide('Intro 1'),
  'versioned_docs/version-1.0/old.md': guide('Old'),
  'api/intro.md': '---\nslug: /\ntitle: Calls\n---\n\nText.\n',
};

const OPTIONS: TestOptions = {
  docs: [
    {editUrl: 'https://edit.example', versions: {'1.0': {noIndex: true}}},
    {id: 'api', path: 'api', routeBasePath: 'api'},
  ],
};

async function load(options: TestOptions = OPTIONS, files = FILES) {
  const {content, problems} = await loadTestSite(files, options);
  expect(written(problems)).toEqual([]);
  const config = testConfig(options);
  const {routes} = createRoutes(config, content, new Map());
  const at = (path: string): Route => {
    const found = routes.find((route) => route.path === `/v1${path}`);
    if (!found) throw new Error(`There is no page ${path}.`);
    return found;
  };
  return {config, content, routes, at};
}

function versionOf({data}: Route) {
  return 'docsVersion' in data ? data.docsVersion : undefined;
}

test('each version has its pages, categories and tags below its route', async () => {
  const {routes} = await load();
  expect(routes.flatMap(({path}) => (/^\/v1\/(?:docs|api)/.test(path) ? path.slice(3) : [])).sort()).toEqual([
    '/api',
    '/docs/1.0/intro',
    '/docs/1.0/old',
    '/docs/1.0/tags',
    '/docs/1.0/tags/start',
    '/docs/category/more',
    '/docs/intro',
    '/docs/next/category/more',
    '/docs/next/fresh',
    '/docs/next/intro',
    '/docs/next/setup',
    '/docs/next/tags',
    '/docs/next/tags/start',
    '/docs/setup',
    '/docs/tags',
    '/docs/tags/start',
  ]);
});

test('a page knows its version, and the same doc’s addresses in others', async () => {
  const {at} = await load();
  expect(versionOf(at('/docs/intro'))).toEqual({
    instance: 'default',
    name: '2.0',
    elsewhere: {current: '/v1/docs/next/intro', '1.0': '/v1/docs/1.0/intro'},
  });
  expect(versionOf(at('/docs/next/category/more'))?.elsewhere).toEqual({'2.0': '/v1/docs/category/more'});
  expect(versionOf(at('/docs/next/fresh'))).toEqual({instance: 'default', name: 'current'});
  expect(versionOf(at('/docs/1.0/tags/start'))).toEqual({instance: 'default', name: '1.0'});
  expect(versionOf(at('/api'))).toEqual({instance: 'api', name: 'current'});
});

test('sidebars, pagination, canonical and edit links stay in the version', async () => {
  const {at} = await load();
  const {data} = at('/docs/next/intro');
  if (data.layout !== 'doc') throw new Error('It is not a doc.');
  expect(data.sidebar?.name).toBe('default~current~docs');
  expect(data.next).toEqual({label: 'More', href: '/v1/docs/next/category/more'});
  expect(data.head.canonical).toBe('https://example.com/v1/docs/next/intro');
  expect(data.editUrl).toBe('https://edit.example/docs/intro.md');
  expect(at('/docs/1.0/old').data).toMatchObject({
    editUrl: 'https://edit.example/versioned_docs/version-1.0/old.md',
  });
});

test('a version can be excluded from search engines, including its lists', async () => {
  const {routes} = await load();
  const hidden = routes.filter(({path, noIndex}) => noIndex && path.startsWith('/v1/docs'));
  expect(hidden.map(({path}) => path).sort()).toEqual([
    '/v1/docs/1.0/intro',
    '/v1/docs/1.0/old',
    '/v1/docs/1.0/tags',
    '/v1/docs/1.0/tags/start',
  ]);
});

test('with editCurrentVersion, edit links of versions point to the docs folder', async () => {
  const docs = {editUrl: 'https://edit.example', editCurrentVersion: true};
  const {at} = await load({docs});
  expect(at('/docs/1.0/old').data).toMatchObject({editUrl: 'https://edit.example/docs/old.md'});
});

test('pages of docs without versions have no version data', async () => {
  const {at, content} = await load(
    {},
    {'docs/intro.md': guide('Intro'), 'sidebars.json': '{"docs": ["intro"]}'},
  );
  const {data} = at('/docs/intro');
  expect('docsVersion' in JSON.parse(JSON.stringify(data))).toBe(false);
  expect(data).toMatchObject({sidebar: {name: 'docs'}});
  expect(content.docsSets.map(({key}) => key)).toEqual(['']);
});

test('the browser knows the versions and their main pages', async () => {
  const {config, content} = await load();
  expect(createSiteData(config, content).docs).toEqual([
    {
      id: 'default',
      versions: [
        {
          name: 'current',
          label: 'Next',
          path: '/v1/docs/next/intro',
          banner: 'unreleased',
          badge: true,
          isLast: false,
        },
        {name: '2.0', label: '2.0', path: '/v1/docs/intro', badge: true, isLast: true},
        {
          name: '1.0',
          label: '1.0',
          path: '/v1/docs/1.0/intro',
          banner: 'unmaintained',
          badge: true,
          noIndex: true,
          isLast: false,
        },
      ],
    },
    {id: 'api', versions: [{name: 'current', label: 'Next', path: '/v1/api', badge: false, isLast: true}]},
  ]);
});

test('the main page of a version without a doc at its root is the first doc of its first sidebar', async () => {
  const first = {type: 'category', label: 'First', items: ['setup', 'intro']};
  const linked = {type: 'category', label: 'Linked', link: {type: 'doc', id: 'old'}, items: ['intro']};
  const {config, content} = await load(
    {},
    {
      ...FILES,
      'versioned_sidebars/version-2.0-sidebars.json': JSON.stringify({
        docs: [{type: 'html', value: '<hr>'}, {type: 'link', label: 'Code', href: 'https://e.org'}, first],
      }),
      'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({docs: [linked]}),
    },
  );
  const [instance] = createSiteData(config, content).docs ?? [];
  expect(instance?.versions.map(({path}) => path)).toEqual([
    '/v1/docs/next/intro',
    '/v1/docs/setup',
    '/v1/docs/1.0/old',
  ]);
});

test('docs items in the navbar point to the last version, and know the others', async () => {
  const items: NavbarItem[] = [
    {type: 'doc', docId: 'fresh', position: 'left'},
    {type: 'docSidebar', sidebarId: 'docs', position: 'left'},
    {type: 'doc', docId: 'intro', docsPluginId: 'api', position: 'left'},
    {type: 'docsVersionDropdown', versions: [{name: '1.0', label: 'Old'}], position: 'right'},
  ];
  const base = testConfig();
  const themeConfig = {...base.themeConfig, navbar: {title: '', items}};
  const {config, content} = await load({...OPTIONS, site: {themeConfig}});
  const {navbar} = createSiteData(config, content);
  // The docs have one sidebar: its item is current in all of them, also on lists of tags.
  expect(navbar.items.map(({active, sidebars}) => active ?? sidebars)).toEqual([
    undefined,
    '^/docs(/|$)',
    ['api~current~defaultSidebar'],
    undefined,
  ]);
  expect(navbar.items.map(({href, docs}) => ({href, docs}))).toEqual([
    {href: '/v1/docs/next/fresh', docs: {instance: 'default', hrefs: {current: '/v1/docs/next/fresh'}}},
    {
      href: '/v1/docs/intro',
      docs: {instance: 'default', hrefs: {current: '/v1/docs/next/intro', '2.0': '/v1/docs/intro'}},
    },
    {href: '/v1/api', docs: undefined},
    {href: undefined, docs: {instance: 'default', versions: [{name: '1.0', label: 'Old'}]}},
  ]);
});

test('of several sidebars in the navbar, each item knows its own in every version', async () => {
  const items: NavbarItem[] = [
    {type: 'docSidebar', sidebarId: 'docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'more', position: 'left'},
    {type: 'docSidebar', sidebarId: 'more', activeBaseRegex: '^/docs/setup', position: 'left'},
    {type: 'doc', docId: 'setup', position: 'left'},
  ];
  const base = testConfig();
  const themeConfig = {...base.themeConfig, navbar: {title: '', items}};
  const sidebars = '{"docs": ["intro"], "more": ["setup"]}';
  const {config, content} = await load(
    {...OPTIONS, site: {themeConfig}},
    {...FILES, 'sidebars.json': sidebars, 'versioned_sidebars/version-2.0-sidebars.json': sidebars},
  );
  const {navbar} = createSiteData(config, content);
  expect(navbar.items.map(({active, sidebars: own}) => active ?? own)).toEqual([
    ['default~2.0~docs', 'default~current~docs'],
    ['default~2.0~more', 'default~current~more'],
    '^/docs/setup',
    ['default~2.0~more', 'default~current~more'],
  ]);
});

test('links of navbar and footer to other applications on the host open in a new tab, as in Markdown', async () => {
  const base = testConfig();
  const wiki: NavbarItem = {type: 'default', label: 'Wiki', href: 'pathname:///wiki/', position: 'left'};
  const themeConfig = {
    ...base.themeConfig,
    navbar: {title: '', items: [wiki]},
    footer: {
      ...base.themeConfig.footer,
      links: [
        {
          items: [
            {label: 'Wiki', to: 'pathname:///wiki/'},
            {label: 'Blog', to: '/blog'},
          ],
        },
      ],
    },
  };
  const {config, content} = await load({...OPTIONS, site: {themeConfig}});
  const {navbar, footer} = createSiteData(config, content);
  const newTab = {target: '_blank', rel: 'noopener noreferrer'};
  expect(navbar.items[0]).toMatchObject({href: '/v1/wiki/', attributes: newTab});
  const links = footer.links[0]?.items ?? [];
  expect(links.map(({attributes}) => attributes)).toEqual([newTab, undefined]);
});
