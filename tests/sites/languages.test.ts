import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {startDevServer} from '../support/devServer.ts';
import {PATIENCE} from '../support/patience.ts';

const DOCS = 'i18n/fr/docusaurus-plugin-content-docs';
const THEME = 'i18n/fr/docusaurus-theme-classic';
const messages = (texts: Record<string, string>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, {message}])));

const FILES: Record<string, string> = {
  'site.config.ts': `export default {
  title: 'Guide', url: 'https://guide.example', baseUrl: '/base/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar'], localeConfigs: {ar: {calendar: 'islamic-civil'}}},
  search: {tasks: [{label: 'Begin', to: '/docs/a'}]},
  themeConfig: {
    navbar: {items: [{to: '/docs/a', label: 'Docs'}, {
      type: 'localeDropdown', dropdownItemsAfter: [{label: 'Help', to: '/docs/a#part'}],
    }, {type: 'search'}]},
    footer: {links: [{title: 'More', items: [{label: 'First', to: '/docs/a'}]}]},
  },
};
`,
  'docs/a.md':
    '---\ntitle: First\ntags: [one]\n---\n\nSee [the second](./guide/b.md).\n\n## Part\n\n```js\nlet a;\n```\n',
  'docs/guide/b.md': '---\ntitle: Second\nredirect_from: /docs/old\n---\n\nBack to [the first](../a.md).\n',
  'docs/guide/_category_.json': '{"label": "Guide", "link": {"type": "generated-index"}}',
  'blog/2025-07-04-news.md': '---\ntitle: News\n---\n\nNew.\n\n<!-- truncate -->\n\nMore.\n',
  'src/pages/index.tsx':
    'import Translate from \'@docusaurus/Translate\';\nexport default () => <h1><Translate id="home">Welcome</Translate> <a href="/base/docs/a">en</a> <a href="/base/fr/docs/a#partie">fr</a></h1>;\n',
  'src/pages/cups.tsx': `import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
const WELCOME = translate({id: 'home', message: 'Welcome'});
const sorts = [translate({id: 'tea', message: 'Tea'}).toUpperCase(), WELCOME];
export default function Cups() {
  const {selectMessage} = usePluralForm();
  const {i18n: {currentLocale, localeConfigs}} = useDocusaurusContext();
  const cups = (n: number) => selectMessage(n, translate({id: 'cups', message: 'one cup|{n} cups'}, {n}));
  const {label, direction, baseUrl} = localeConfigs[currentLocale];
  return (
    <>
      <h1>{translate({id: 'theme.NotFound.title', message: 'Nothing'})}</h1>
      <p>{[1, 2, 3, 11].map(cups).join(', ')}</p>
      <p>{[label, direction, baseUrl].join(' ')}</p>
      <p title={WELCOME}>{sorts.join(', ')}</p>
    </>
  );
}
`,
  'i18n/ar/code.json': messages({cups: 'صفر|كوب|كوبان|{n} أكواب|{n} كوبًا|{n} كوب'}),
  [`${DOCS}/current/a.md`]:
    '---\ntitle: Premier\ntags: [one]\n---\n\nVoir [le second](./guide/b.md).\n\n## Partie\n',
  [`${DOCS}/current.json`]: messages({'sidebar.defaultSidebar.category.Guide': 'Manuel'}),
  [`${THEME}/navbar.json`]: messages({'item.label.Docs': 'Manuels', 'item.label.Help': 'Aider'}),
  [`${THEME}/footer.json`]: messages({'link.title.More': 'Davantage'}),
  [`${THEME}/search.json`]: messages({'task.label.Begin': 'Commencer'}),
  'i18n/fr/code.json': messages({
    home: 'Bienvenue',
    'theme.docs.paginator.next': 'La suite',
    'theme.NotFound.title': 'Rien',
    tea: 'Thé',
  }),
};

describe('a site in three languages', () => {
  let site: TestSite;
  const page = (file: string): string => site.output(`base/${file}/index.html`);

  beforeAll(async () => {
    site = createSite(FILES);
    const {code, stderr} = await site.build();
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });
  afterAll(() => site.dispose());

  test('has every page in each language, with the right language and direction', () => {
    expect(page('docs/a')).toContain('<html lang="en" dir="ltr"');
    expect(page('fr/docs/a')).toContain('<html lang="fr" dir="ltr"');
    expect(page('ar/docs/a')).toContain('<html lang="ar" dir="rtl"');
    expect(page('fr/docs/a')).toContain('<h1 tabindex="-1">Premier</h1>');
  });

  test('shows an untranslated page in its own language, with a notice', () => {
    const second = page('fr/docs/guide/b');
    expect(second).toContain('Cette page n’est pas traduite');
    expect(second).toContain('<article lang="en">');
    expect(page('ar/docs/guide/b')).toContain('<article lang="en" dir="ltr">');
    expect(page('fr/docs/a')).not.toContain('n’est pas traduite');
    expect(page('docs/guide/b')).not.toContain('not translated');
  });

  test('links within a language, from translations and from originals', () => {
    expect(page('fr/docs/a')).toContain('<a href="/base/fr/docs/guide/b">le second</a>');
    expect(page('fr/docs/guide/b')).toContain('<a href="/base/fr/docs/a">the first</a>');
    expect(page('docs/a')).toContain('<a href="/base/docs/guide/b">the second</a>');
  });

  test('has its navigation translated', () => {
    const html = page('fr/docs/a');
    for (const text of ['>Manuels<', '>Manuel<', '>Davantage<', '>La suite<', '>Sur cette page<'])
      expect(html).toContain(text);
    expect(page('fr')).toContain('<h1>Bienvenue<');
    expect(page('ar')).toContain('<h1>Welcome<');
    expect(site.output('base/fr/assets/search/index.json')).toContain('"label":"Commencer"');
  });

  test('has texts that a module translates before it renders anything', () => {
    expect(page('cups')).toContain('<p title="Welcome">TEA, Welcome</p>');
    expect(page('fr/cups')).toContain('<p title="Bienvenue">THÉ, Bienvenue</p>');
    expect(page('ar/cups')).toContain('<p title="Welcome">TEA, Welcome</p>');
  });

  test('lists each page’s translations for search engines', () => {
    for (const file of ['docs/a', 'fr/docs/a']) {
      const links = [...page(file).matchAll(/hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]);
      expect(links.filter(([, href]) => href?.startsWith('https:'))).toEqual([
        ['en', 'https://guide.example/base/docs/a'],
        ['fr', 'https://guide.example/base/fr/docs/a'],
        ['ar', 'https://guide.example/base/ar/docs/a'],
        ['x-default', 'https://guide.example/base/docs/a'],
      ]);
    }
    expect(page('fr/docs/a')).toContain('rel="canonical" href="https://guide.example/base/fr/docs/a"');
  });

  test('links from its menu to the same page in another language', () => {
    const menu = /icon-globe.*?<\/ul>/s.exec(page('fr/docs/a'))?.[0] ?? '';
    expect(
      [...menu.matchAll(/href="([^"]+)" lang="(\w+)"/g)].map(([, href, lang]) => `${lang} ${href}`),
    ).toEqual(['en /base/docs/a', 'fr /base/fr/docs/a', 'ar /base/ar/docs/a']);
    expect(menu).toMatch(/href="\/base\/fr\/docs\/a#part"[^>]*>Aider<\/a><\/li><\/ul>$/);
  });

  test('lists each page’s translations in the sitemap, and each sitemap in robots.txt', () => {
    const link = (lang: string, href: string): string =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="https://guide.example/base/${href}"/>`;
    const links = [link('en', 'docs/a'), link('fr', 'fr/docs/a'), link('ar', 'ar/docs/a')];
    for (const folder of ['', 'fr/']) {
      const map = site.output(`base/${folder}sitemap.xml`);
      const url = map
        .split('<url>')
        .find((one) => one.startsWith(`<loc>https://guide.example/base/${folder}docs/a<`));
      expect(url).toContain([...links, link('x-default', 'docs/a')].join(''));
    }
    expect([...site.output('robots.txt').matchAll(/^Sitemap: (.*)$/gm)].map(([, href]) => href)).toEqual(
      ['', 'fr/', 'ar/'].map((folder) => `https://guide.example/base/${folder}sitemap.xml`),
    );
  });

  test('redirects from an old address with a page in the right language', () => {
    expect(page('docs/old')).toContain('<p>This page has moved to <a href="/base/docs/guide/b">');
    expect(page('fr/docs/old')).toContain('<html lang="fr">');
    expect(page('fr/docs/old')).toContain('<p>Cette page a été déplacée : <a href="/base/fr/docs/guide/b">');
    expect(page('ar/docs/old')).toContain('<html lang="ar" dir="rtl">');
  });

  test('uses the dates and plurals of each language', () => {
    expect(page('fr/blog/2025/07/04/news')).toContain('>4 juillet 2025<');
    // 8 Muharram.
    expect(page('ar/blog/2025/07/04/news')).toContain('>8 محرم 1447 هـ<');
    expect(page('fr/docs/tags/one')).toContain('Une page avec l’étiquette « one »');
  });

  test('counts in the plural forms of a language, in words of the theme that a component shows too', () => {
    expect(page('cups')).toContain('<p>one cup, 2 cups, 3 cups, 11 cups</p>');
    expect(page('ar/cups')).toContain('<p>كوب, كوبان, 3 أكواب, 11 كوبًا</p>');
    expect(page('cups')).toContain('<h1>Page Not Found</h1>');
    expect(page('fr/cups')).toContain('<h1>Rien</h1>');
    expect(page('ar/cups')).not.toContain('<h1>Nothing</h1>');
  });

  test('tells components about its languages', () => {
    expect(page('cups')).toContain('<p>English ltr /base/</p>');
    expect(page('ar/cups')).toContain('<p>العربية rtl /base/ar/</p>');
  });

  test('has a single app, and separate feeds, lists and search index for each language', () => {
    const file = (name: string): boolean => existsSync(path.join(site.dir, 'build/base', name));
    for (const name of ['blog/rss.xml', 'sitemap.xml', 'llms.txt', '404.html', 'assets/search']) {
      expect(file(`fr/${name}`), name).toBe(true);
    }
    expect(/content="([^"]+main\.[^"]+\.js)"/.exec(page('fr/docs/a'))?.[1]).toMatch(
      /^\/base\/assets\/main\./,
    );
    expect(page('fr/docs/a')).toMatch(/content="\/base\/fr\/assets\/site\.\w+\.js"/);
    // Hosts serve it for all languages.
    expect(site.output('404.html')).toContain('<html lang="en"');
  });

  test('changes nothing when nothing has changed, and one page when one translation has', async () => {
    expect((await site.build()).stdout).toContain('nothing changed');
    site.write({
      [`${DOCS}/current/guide/b.md`]: '---\ntitle: Deuxième\n---\n\nRetour au [premier](../a.md).\n',
    });
    await site.build();
    expect(page('fr/docs/guide/b')).toContain('Deuxième');
    expect(page('fr/docs/guide/b')).not.toContain('n’est pas traduite');
  });

  test('is built in one language with --locale, but not in one that it lacks', async () => {
    const other = path.join(site.dir, 'one');
    const {code} = await site.build('--locale', 'fr', '--out-dir', other);
    expect(code).toBe(0);
    expect(existsSync(path.join(other, 'base/fr/docs/a/index.html'))).toBe(true);
    expect(existsSync(path.join(other, 'base/docs/a/index.html'))).toBe(false);
    const {code: failed, stderr} = await site.build('--locale', 'de', '--out-dir', other);
    expect(failed).toBe(1);
    expect(stderr).toContain('The site has no language `de`.');
    expect(stderr).toContain('It has `en`, `fr`, `ar`');
  });

  test('reports a mistake in a translation file with its position', async () => {
    site.write({'i18n/fr/code.json': '{\n  "home": {"mesage": "Bienvenue"}\n}\n'});
    const {code, stderr} = await site.build();
    expect(code).toBe(1);
    expect(stderr).toContain('i18n/fr/code.json:2:');
  });
});

test('the files of the default language replace its originals', async () => {
  const config = (i18n: string): string => `export default {
  title: 'Guide', url: 'https://guide.example', baseUrl: '/', i18n: ${i18n},
  themeConfig: {navbar: {items: [{to: '/docs/a', label: 'Docs'}, {type: 'localeDropdown'}]}},
};
`;
  const site = createSite({
    'site.config.ts': config("{defaultLocale: 'fr'}"),
    'docs/a.md': '---\ntitle: First\n---\n\nSee [the second](./guide/b.md).\n',
    'docs/guide/b.md': '---\ntitle: Second\n---\n\nBack to [the first](../a.md).\n',
    'docs/guide/_category_.json': '{"label": "Guide"}',
    [`${DOCS}/current/a.md`]: '---\ntitle: Premier\n---\n\nVoir [le second](./guide/b.md).\n',
    [`${DOCS}/current.json`]: messages({'sidebar.defaultSidebar.category.Guide': 'Manuel'}),
    [`${THEME}/navbar.json`]: messages({'item.label.Docs': 'Manuels'}),
    'i18n/fr/code.json': messages({'theme.docs.paginator.next': 'La suite'}),
  });
  onTestFinished(() => site.dispose());
  const alone = await site.build();
  expect(alone.stderr).toBe('');
  const first = site.output('docs/a/index.html');
  for (const text of [
    '>Premier<',
    '>Manuel<',
    '>Manuels<',
    '>La suite<',
    '<a href="/docs/guide/b">le second</a>',
    // The only language in the menu of languages.
    '>Français<',
  ])
    expect(first).toContain(text);
  expect(first).not.toContain('fr/docs');

  site.write({'site.config.ts': config("{defaultLocale: 'fr', locales: ['en', 'fr']}")});
  const together = await site.build();
  expect(together.stderr).toBe('');
  expect(site.output('docs/a/index.html')).toContain('>Premier<');
  const second = site.output('docs/guide/b/index.html');
  expect(second).toContain('<h1 tabindex="-1">Second</h1>');
  expect(second).not.toContain('n’est pas traduite');
  expect(site.output('en/docs/a/index.html')).toContain('<h1 tabindex="-1">First</h1>');
});

test('an image in HTML may be that of the default language', async () => {
  const site = createSite({
    'site.config.ts': `export default {
  title: 'Guide', url: 'https://guide.example', baseUrl: '/', i18n: {locales: ['en', 'fr']},
};
`,
    'docs/a.mdx': '# First\n\n<img src="/own.svg" alt="Own" />\n',
    'static/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  onTestFinished(() => site.dispose());
  expect((await site.build()).stderr).toBe('');
  expect(site.output('fr/docs/a/index.html')).toContain('src="/own.svg"');
});

test('languages with a host each are built one by one', async () => {
  const site = createSite({
    'site.config.ts': `export default {
  title: 'Guide', url: 'https://guide.example', baseUrl: '/',
  i18n: {locales: ['en', 'fr'], localeConfigs: {fr: {url: 'https://guide.fr', baseUrl: '/'}}},
};
`,
    'docs/a.md': '---\ntitle: First\n---\n\nText.\n',
  });
  onTestFinished(() => site.dispose());
  const together = await site.build();
  expect(together.code).toBe(1);
  expect(together.stderr).toContain('site.config.ts:3:');
  expect(together.stderr).toContain('The languages `en` and `fr` have the same `baseUrl`, `/`.');

  const {code} = await site.build('--locale', 'fr');
  expect(code).toBe(0);
  const page = site.output('docs/a/index.html');
  expect(page).toContain('<html lang="fr"');
  expect(page).toContain('rel="canonical" href="https://guide.fr/docs/a"');
  expect(page).toContain('hrefLang="en" href="https://guide.example/docs/a"');
});

test('the dev server shows the given language, and follows its translations', async () => {
  const site = createSite(FILES);
  const server = await startDevServer(site.dir, '--locale', 'fr');
  onTestFinished(async () => {
    await server.stop();
    site.dispose();
  });
  const page = async (file: string): Promise<string> => (await fetch(new URL(file, server.url))).text();
  expect(new URL(server.url).pathname).toBe('/base/fr/');
  const first = await page('docs/a');
  for (const text of ['<html lang="fr"', '>Premier<', '>Manuels<', '>Manuel<', '>La suite<'])
    expect(first).toContain(text);
  expect(await page('docs/guide/b')).toContain('Cette page n’est pas traduite');
  expect(await page('cups')).toContain('<p title="Bienvenue">THÉ, Bienvenue</p>');

  const reads = (file: string) => expect.poll(() => page(file), {timeout: PATIENCE});
  site.write({
    [`${DOCS}/current/guide/b.md`]: '---\ntitle: Deuxième\n---\n\nRetour au [premier](../a.md).\n',
    [`${DOCS}/current.json`]: messages({'sidebar.defaultSidebar.category.Guide': 'Livre'}),
    [`${THEME}/navbar.json`]: messages({'item.label.Docs': 'Pages'}),
  });
  await reads('docs/guide/b').toContain('Deuxième');
  await reads('docs/a').toContain('>Livre<');
  await reads('docs/a').toContain('>Pages<');
});
