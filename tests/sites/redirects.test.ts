import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

const config = (redirects: string) =>
  `export default {\n  title: 'Test',\n  url: 'https://test.example',\n  baseUrl: '/x/',\n  trailingSlash: false,\n  redirects: ${redirects},\n};\n`;
const intro = (redirectFrom: string) => `---\ntitle: Intro\nredirect_from: ${redirectFrom}\n---\n\nHello.\n`;

let site: TestSite;
beforeAll(() => {
  site = createSite({
    'site.config.ts': config("[{from: '/start.html', to: '/docs/intro#top'}]"),
    'docs/intro.mdx': intro("['/old place']"),
    'docs/other.mdx': '---\ntitle: Other\n---\n\nSee [the old place](/old%20place).\n',
  });
});
afterAll(() => site.dispose());

const exists = (file: string) => existsSync(path.join(site.dir, 'build', file));

test('an old address is a document and its data; links to it are right, and the sitemap leaves it out', async () => {
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(site.output('x/old place.html')).toContain('content="0; url=/x/docs/intro"');
  expect(site.output('x/old place.html')).toContain(
    '<link rel="canonical" href="https://test.example/x/docs/intro">',
  );
  expect(JSON.parse(site.output('x/old place/page.json'))).toEqual({redirect: '/x/docs/intro'});
  expect(site.output('x/start.html')).toContain('url=/x/docs/intro#top');
  expect(JSON.parse(site.output('x/start/page.json'))).toEqual({redirect: '/x/docs/intro#top'});
  expect(site.output('x/sitemap.xml')).toContain('/x/docs/intro<');
  expect(site.output('x/sitemap.xml')).not.toMatch(/old|start/);
});

test('mistakes are reported with file and line, and the output is kept', async () => {
  site.write({
    'site.config.ts': config("[\n    {from: ['/a', '/docs/other'], to: '/docs/intor'},\n  ]"),
    'docs/intro.mdx': intro("['/docs/intro']"),
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  for (const place of ['site.config.ts:7:13', 'site.config.ts:7:19', 'docs/intro.mdx:3:17'])
    expect(stderr).toContain(place);
  expect(stderr).toContain('Did you mean `/x/docs/intro`?');
  expect(exists('x/old place.html')).toBe(true);
});

test.each(['', '  trailingSlash: false,\n'])(
  'a redirect from a file that the build makes is reported by `check` too, with its position (%j)',
  async (option) => {
    const generated = createSite({
      'site.config.ts': `export default {\n  title: 'Test',\n  url: 'https://test.example',\n${option}  redirects: [\n    {from: ['/llms.txt', '/404.html', '/robots.txt'], to: '/docs/intro'},\n  ],\n};\n`,
      'docs/intro.mdx': intro('[/sitemap.xml, /docs/intro.md, /docs/intro.txt]'),
    });
    const [built, checked] = [await generated.build(), await runScript('check', [generated.dir])];
    generated.dispose();
    for (const {code, stderr} of [built, checked]) {
      expect(code).toBe(1);
      for (const path of ['/llms.txt', '/404.html', '/robots.txt', '/sitemap.xml', '/docs/intro.md'])
        expect(stderr).toContain(
          `The redirect from \`${path}\` has the address of a file that the build makes.`,
        );
      expect(stderr.match(/site\.config\.ts:\d+:\d+/g)).toHaveLength(3);
      expect(stderr).toContain('docs/intro.mdx:3:31');
      expect(stderr).toContain('5 errors in 2 files');
    }
  },
);

test('a mistake is reported once, whatever the number of languages', async () => {
  const languages = createSite({
    'site.config.ts': config(
      "[{from: ['/a', '/docs/b'], to: '/docs/absent'}],\n  i18n: {locales: ['en', 'fr', 'de']}",
    ),
    'docs/b.md': '# B\n',
  });
  const {stderr} = await languages.build();
  languages.dispose();
  expect(stderr.match(/The redirect from .*/g)).toEqual([
    'The redirect from `/x/a` points to `/x/docs/absent`, which does not exist.',
    'The redirect from `/x/docs/b` has the address of a page, `docs/b.md`.',
  ]);
});

test('a removed redirect is removed from the output', async () => {
  site.write({'site.config.ts': config('[]'), 'docs/intro.mdx': intro('/elsewhere')});
  const {code} = await site.build();
  expect(code).toBe(0);
  expect(exists('x/elsewhere.html')).toBe(true);
  expect(exists('x/old place.html')).toBe(false);
  expect(exists('x/start/page.json')).toBe(false);
});

describe('a Docusaurus site with `fromExtensions`', () => {
  const docusaurus = (trailingSlash: string) => `module.exports = {
  title: 'D', url: 'https://d.example', baseUrl: '/', trailingSlash: ${trailingSlash}, presets: ['classic'],
  plugins: [['client-redirects', {fromExtensions: ['html', 'php']}]],
};
`;
  const foreign = createSite({'docs/a.md': '# A\n', 'docusaurus.config.js': docusaurus('undefined')});
  foreign.remove('site.config.ts');
  afterAll(() => foreign.dispose());
  const built = (file: string) => existsSync(path.join(foreign.dir, 'build', file));

  test('redirects `/a.html` and `/a.php` without a file that hosts would take for the page', async () => {
    expect(await foreign.build()).toMatchObject({code: 0, stderr: ''});
    expect(foreign.output('docs/a.html/index.html')).toContain('content="0; url=/docs/a"');
    expect(foreign.output('docs/a.php/index.html')).toContain('content="0; url=/docs/a"');
    expect(foreign.output('docs/a/page.json')).toContain('"title"');
  });

  test('needs no redirect from `/a.html` where this is the file of the page', async () => {
    foreign.write({'docusaurus.config.js': docusaurus('false')});
    expect(await foreign.build()).toMatchObject({code: 0, stderr: ''});
    expect(foreign.output('docs/a.html')).toContain('<h1');
    expect(foreign.output('docs/a.php.html')).toContain('content="0; url=/docs/a"');
    expect(built('docs/a.html/index.html') || built('docs/a.html.html')).toBe(false);
  });
});
