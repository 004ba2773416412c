import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {scriptHash} from '../support/scriptHash.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://test.example', baseUrl: '/',
  headTags: [
    {tagName: 'meta', attributes: {name: 'verify', content: 'a "b"'}},
    {tagName: 'script', innerHTML: 'window.own = 1 < 2;'},
    {tagName: 'script', innerHTML: 'document.createElement("script").src = "https://snippet.example/a.js";'},
  ],
  scripts: ['/js/a.js', {src: 'https://plausible.example/js/p.js', defer: true, 'data-domain': 'x', async: false}],
  stylesheets: ['https://fonts.googleapis.com/css?family=X', {href: '/css/b.css', type: 'text/css'}],
  clientModules: ['./src/seen.ts'],
  analytics: {gtag: {trackingID: 'G-1'}},
  createRedirects: (page) => (page.startsWith('/docs/') ? [page.replace('/docs/', '/manual/'), '/docs/a'] : undefined),
};
`;

let site: TestSite;

beforeAll(async () => {
  site = createSite({
    'site.config.ts': CONFIG,
    'static/js/a.js': '',
    'static/css/b.css': '',
    'src/seen.ts':
      "import './seen.css';\n\nexport function onRouteDidUpdate() {\n  document.body.dataset.seen = 'seen-by-module';\n}\n",
    'src/seen.css': '.seen-style { color: red }\n',
    'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
    'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  });
  const {code, stderr} = await site.build();
  expect([code, stderr]).toEqual([0, '']);
});
afterAll(() => site.dispose());

function policyOf(file: string): string {
  const [, content = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(site.output(file)) ?? [];
  return content.replaceAll('&#39;', "'").replaceAll('&#x27;', "'");
}

test.each(['docs/a/index.html', '404.html'])('%s has the elements of the configuration', (file) => {
  const head = site.output(file).split('</head>')[0] ?? '';
  expect(head).toContain('<meta name="verify" content="a &quot;b&quot;">');
  expect(head).toContain('<script>window.own = 1 < 2;</script>');
  expect(head).toContain('<script src="/js/a.js"></script>');
  expect(head).toContain('<script src="https://plausible.example/js/p.js" defer data-domain="x"></script>');
  expect(head).toContain('<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=X">');
  expect(head).toContain('<link rel="stylesheet" href="/css/b.css" type="text/css">');
  expect(head).toContain('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>');
});

test('the policy allows their hosts, and no more', () => {
  const policy = Object.fromEntries(
    policyOf('docs/a/index.html')
      .split('; ')
      .map((one) => [one.split(' ')[0], one]),
  );
  expect(policy['script-src']).toContain('https://plausible.example');
  expect(policy['script-src']).toContain(scriptHash('window.own = 1 < 2;'));
  expect(policy['connect-src']).toContain('https://plausible.example');
  expect(policy['script-src']).toContain('https://snippet.example');
  expect(policy['connect-src']).toContain('https://snippet.example');
  expect(policy['style-src']).toBe("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com");
  expect(policy['font-src']).toBe("font-src 'self' https://fonts.gstatic.com");
  expect(policy['script-src']).not.toContain('fonts.googleapis.com');
});

test('a module for the browser is part of the app, with its styles', () => {
  const html = site.output('docs/a/index.html');
  const scripts = [...html.matchAll(/content="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) =>
    site.output(file),
  );
  expect(scripts.join('')).toContain('seen-by-module');
  const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) =>
    site.output(file),
  );
  expect(styles.join('')).toContain('.seen-style');
});

test('a function creates redirects for every page, except where a page exists', () => {
  expect(site.output('manual/a/index.html')).toContain('url=/docs/a');
  expect(site.output('manual/b/index.html')).toContain('url=/docs/b');
  expect(site.output('docs/a/index.html')).toContain('<p>Text.</p>');
});
