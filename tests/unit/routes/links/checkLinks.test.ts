import {describe, expect, test} from 'vitest';
import {checkLanguages, checkLinks} from '../../../../src/generator/routes/links/checkLinks.ts';
import type {LinkedPage} from '../../../../src/generator/routes/links/LinkCheck.ts';
import type {SiteConfig} from '../../../../src/generator/config/SiteConfig.ts';
import {testConfig} from '../../output/formats/testConfig.ts';

const FILES = new Set([
  '/v1/img/logo.png',
  '/v1/assets/files/paper-0a1b2c3d.pdf',
  '/v1/docs/welcome.md',
  '/v1/a%20b.txt',
  '/v1/demo/index.html',
]);

const pages: LinkedPage[] = [
  {path: '/v1/', links: [], anchors: ['main']},
  {
    path: '/v1/docs/welcome',
    file: 'docs/welcome.md',
    links: [],
    anchors: ['first-steps', 'über-uns', 'footnote-label', 'user-content-fn-1', '_R_9nb9i_-tab-0'],
  },
  {path: '/v1/docs/guides/', file: 'docs/guides/index.md', links: [], anchors: []},
  {path: '/v1/docs/guides/install', file: 'docs/guides/install.md', links: [], anchors: ['linux']},
  {path: '/v1/docs/Gr%C3%BC%C3%9Fe', file: 'docs/Grüße.md', links: [], anchors: []},
];

/** The problems of a single link on `/v1/docs/guides/install`. */
function check(href: string, changes: Partial<SiteConfig> = {}) {
  const source: LinkedPage = {
    path: '/v1/docs/guides/install',
    file: 'docs/guides/install.md',
    links: [{href, line: 7, column: 3}],
    anchors: ['windows'],
  };
  return checkLinks({config: testConfig(changes), pages: [...pages, source], files: FILES});
}

test.each([
  ['www.acme.example', 'https://www.acme.example'],
  ['www.acme.example/a?b', 'https://www.acme.example/a'],
  ['github.com/acme', 'https://github.com/acme'],
  ['http//acme.example/a', 'https://acme.example/a'],
  ['/www.acme.example', 'https://www.acme.example'],
])('%s lacks its protocol', (href, hint) => {
  expect(check(href).map((problem) => problem.hint)).toEqual([
    `For a page of another site, write \`${hint}\`.`,
  ]);
});

test.each(['node.js', 'api.comments', 'settings.io-ports', 'https', 'http/client'])(
  '%s is no address of another site',
  (href) => {
    expect(check(href).map((problem) => problem.hint)).not.toContainEqual(
      expect.stringContaining('another site'),
    );
  },
);

describe('links that resolve', () => {
  test.each([
    '/v1/',
    '/v1',
    '/',
    '/v1/index.html',
    '/v1/docs/welcome',
    '/v1/docs/welcome/',
    '/v1/docs/welcome.html',
    '/v1/docs/welcome/index.html',
    '/v1/docs/welcome?tab=a&b=/x',
    '/v1/docs/welcome#first-steps',
    '/v1/docs/welcome/?q#first-steps',
    '/v1/docs/welcome#über-uns',
    '/v1/docs/welcome#%C3%BCber-uns',
    '/v1/docs/welcome#',
    '/v1/docs/welcome#top',
    '/v1/docs/welcome#first-steps:~:text=Hello',
    '/v1/docs/welcome#:~:text=Hello',
    '/v1/docs/guides',
    '/v1/docs/Grüße',
    '/v1/docs/Gr%C3%BC%C3%9Fe',
    '/v1/docs/gr/../welcome',
    '',
    '#',
    '#top',
    '#windows',
    '#linux',
    '#L3',
    '/v1/docs/welcome#first-steps:L3-5',
    '?q=1#windows',
    'install',
    './install#linux',
    '../welcome',
    '../welcome#first-steps',
    '../../docs/welcome/',
    '/v1/img/logo.png',
    '../../img/logo.png',
    '/v1/assets/files/paper-0a1b2c3d.pdf',
    '/v1/docs/welcome.md',
    '/v1/a b.txt',
    '/v1/demo',
    '/v1/demo/#anything',
    'https://example.org/nowhere',
    'HTTPS://docs.example.com/v1/nowhere',
    '//example.org/x',
    'mailto:ada@example.com',
    'tel:+1',
    'javascript:void(0)',
    'data:text/plain,x',
    'pathname:///elsewhere',
  ])('%s', (href) => {
    expect(check(href)).toEqual([]);
  });
});

describe('links that do not resolve', () => {
  test.each([
    '/v1/docs/nowhere',
    '/v1/docs/Welcome',
    '/v1/docs/nowhere#first-steps',
    '/docs/welcome',
    'nowhere',
    './welcome',
    '../../../docs/welcome',
    '/v1/img/other.png',
    '/v1/docs/welcome/install',
    '/v1/%zz',
  ])('%s', (href) => {
    const [problem, ...more] = check(href);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({severity: 'error', file: 'docs/guides/install.md', line: 7, column: 3});
    expect(problem?.message).toMatch(/^Link to `.+` .*points to a page (?:or file )?that does not exist\.$/);
    expect(problem?.message).toContain(href);
  });

  test('an absolute link is reported as written, a relative one with its target', () => {
    expect(check('/v1/docs/nowhere')[0]?.message).toBe(
      'Link to `/v1/docs/nowhere` points to a page that does not exist.',
    );
    expect(check('nowhere?a=1')[0]?.message).toBe(
      'Link to `nowhere?a=1` (that is `/v1/docs/guides/nowhere`) points to a page that does not exist.',
    );
  });

  test.each([
    ['/v1/docs/welcom', '/v1/docs/welcome'],
    ['/v1/docs/Welcome/', '/v1/docs/welcome'],
    ['/docs/welcome', '/v1/docs/welcome'],
    ['/v1/docs/install', '/v1/docs/guides/install'],
    ['./welcome#first-steps', '/v1/docs/welcome'],
    ['../guides/index', '/v1/docs/guides/'],
    ['/v1/img/logo.svg', '/v1/img/logo.png'],
  ])('%s: did you mean %s?', (href, path) => {
    expect(check(href)[0]?.hint).toBe(`Did you mean \`${path}\`?`);
  });

  test('of several pages of the name, the hint is the one that shares most of the path', () => {
    const named = ['anvil', 'forge', 'glue'].map((product) => ({
      path: `/v1/products/${product}/setup`,
      links: [],
      anchors: [],
    }));
    const source = {path: '/v1/a', links: [{href: '/v1/products/forge/getting-started/setup'}], anchors: []};
    const [problem] = checkLinks({config: testConfig(), pages: [...named, source], files: FILES});
    expect(problem?.hint).toBe('Did you mean `/v1/products/forge/setup`?');
  });

  test('there is no hint when nothing is near', () => {
    expect(check('/v1/something/wholly/different')[0]?.hint).toBeUndefined();
  });
});

describe('anchors', () => {
  test('a missing anchor is a separate problem', () => {
    expect(check('../welcome#first-step')).toEqual([
      {
        severity: 'warning',
        file: 'docs/guides/install.md',
        line: 7,
        column: 3,
        rule: 'broken-anchor',
        message: 'Link to `../welcome#first-step` names an anchor that its page does not have.',
        hint: 'Did you mean `#first-steps`?',
      },
    ]);
  });

  test('the hint lists the anchors when none is near', () => {
    expect(check('/v1/docs/welcome#elsewhere')[0]?.hint).toBe('The page has `#first-steps`, `#über-uns`.');
    expect(check('/v1/docs/guides#elsewhere')[0]?.hint).toBe('The page has no anchors.');
  });

  test('letter case counts', () => {
    expect(check('#Windows')).toHaveLength(1);
  });

  test('lines are those of a block that the page has', () => {
    expect(check('/v1/docs/welcome#linux:L3')).toHaveLength(1);
  });
});

describe('severity', () => {
  test.each([
    ['throw', 'error'],
    ['warn', 'warning'],
    ['log', 'warning'],
  ] as const)('%s makes %ss', (reaction, severity) => {
    expect(check('/v1/x', {onBrokenLinks: reaction})[0]?.severity).toBe(severity);
    expect(check('#x', {onBrokenAnchors: reaction})[0]?.severity).toBe(severity);
  });

  test('ignore reports nothing of its kind', () => {
    expect(check('/v1/x', {onBrokenLinks: 'ignore'})).toEqual([]);
    expect(check('#x', {onBrokenLinks: 'ignore'})).toHaveLength(1);
    expect(check('#x', {onBrokenAnchors: 'ignore'})).toEqual([]);
    expect(check('/v1/x', {onBrokenAnchors: 'ignore'})).toHaveLength(1);
  });
});

test('without a source file, the page is named', () => {
  const page = {path: '/v1/docs/tags', links: [{href: '/v1/x'}], anchors: []};
  const [problem] = checkLinks({config: testConfig(), pages: [...pages, page], files: FILES});
  expect(problem?.message).toBe(
    'Link to `/v1/x` on page `/v1/docs/tags` points to a page that does not exist.',
  );
  expect(problem?.file).toBeUndefined();
});

test('a link of the layout is reported once', () => {
  const repeated = Array.from({length: 6}, (_, i) => ({
    path: `/v1/docs/p${i}`,
    file: `docs/p${i}.md`,
    links: [{href: '/v1/docs/welcom'}, {href: '/v1/docs/own', line: 3, column: 1}],
    anchors: [],
  }));
  const problems = checkLinks({config: testConfig(), pages: [...pages, ...repeated], files: FILES});
  const layout = problems.filter(({message}) => message.includes('welcom'));
  expect(layout).toHaveLength(1);
  expect(layout[0]?.file).toBeUndefined();
  expect(layout[0]?.hint).toBe(
    'Did you mean `/v1/docs/welcome`? It is on 6 pages: look in navbar, footer, sidebars and components.',
  );
  expect(problems.filter(({message}) => message.includes('own')).map(({file}) => file)).toEqual(
    repeated.map(({file}) => file),
  );
});

test('problems come in the order of pages and links', () => {
  const two = ['b', 'a'].map((name) => ({
    path: `/v1/${name}`,
    file: `${name}.md`,
    links: [
      {href: '/v1/z', line: 1, column: 1},
      {href: '#y', line: 2, column: 1},
    ],
    anchors: [],
  }));
  const problems = checkLinks({config: testConfig(), pages: two, files: FILES});
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(['b.md:1', 'b.md:2', 'a.md:1', 'a.md:2']);
});

describe('a site in several languages', () => {
  const locales = [
    {locale: 'en', baseUrl: '/v1/'},
    {locale: 'fr', baseUrl: '/v1/fr/'},
  ].map((one) => ({
    ...one,
    label: one.locale,
    htmlLang: one.locale,
    direction: 'ltr' as const,
    url: 'https://docs.example.com',
  }));
  const inLanguage = (locale: string, baseUrl: string, ...hrefs: string[]) => ({
    config: {...testConfig({locale, baseUrl, locales}), url: 'https://docs.example.com'},
    pages: [
      {
        path: `${baseUrl}a`,
        file: 'docs/a.md',
        links: hrefs.map((href, index) => ({href, line: index + 1, column: 1})),
        anchors: [`part-${locale}`],
      },
    ],
    files: new Set<string>(),
  });

  test('may link from one language to another', () => {
    const problems = checkLanguages([
      inLanguage('en', '/v1/', '/v1/fr/a', '/v1/fr/a#part-fr', '/v1/fr/b', '/v1/fr/a#part-en'),
      inLanguage('fr', '/v1/fr/', '/v1/a'),
    ]);
    expect(problems.map(({message}) => message)).toEqual([
      'Link to `/v1/fr/b` points to a page that does not exist.',
      'Link to `/v1/fr/a#part-en` names an anchor that its page does not have.',
    ]);
  });

  test('allows links into a language that is not built', () => {
    expect(checkLinks(inLanguage('fr', '/v1/fr/', '/v1/a', '/v1/other'))).toEqual([]);
    expect(checkLinks(inLanguage('fr', '/v1/fr/', '/v1/fr/b'))).toHaveLength(1);
  });

  test('reports a mistake on an untranslated page once', () => {
    const problems = checkLanguages([
      inLanguage('en', '/v1/', '/v1/b'),
      inLanguage('fr', '/v1/fr/', '/v1/fr/b'),
    ]);
    expect(problems.map(({message}) => message)).toEqual([
      'Link to `/v1/b` points to a page that does not exist.',
    ]);
  });
});

test('a link in a document that several pages are generated from is reported once, at its place there', () => {
  const generated = ['a', 'b', 'c', 'd', 'e'].map(
    (name): LinkedPage => ({
      path: `/v1/docs/api/${name}`,
      file: `api.yaml#/tags/${name}`,
      links: [{href: '/v1/docs/none'}],
      anchors: [],
    }),
  );
  const problems = checkLinks({
    config: testConfig({}),
    pages: [...pages, ...generated],
    files: FILES,
    locateGenerated: (file) =>
      file.startsWith('api.yaml#') ? {file: 'api.yaml', line: 8, column: 3} : undefined,
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'api.yaml',
      line: 8,
      column: 3,
      message: 'Link to `/v1/docs/none` points to a page that does not exist.',
    }),
  ]);
});

test('a link of a sidebar is reported once, where it is written', () => {
  const sidebars: LinkedPage = {
    path: '/v1/',
    file: 'sidebars.js',
    isLayout: true,
    locate: () => ({file: 'sidebars.js', line: 4, column: 9}),
    links: [{href: '/v1/docs/welcom'}, {href: '/v1/docs/guides/install'}],
    anchors: [],
  };
  expect(checkLinks({config: testConfig(), pages: [...pages, sidebars], files: FILES})).toEqual([
    expect.objectContaining({
      file: 'sidebars.js',
      line: 4,
      message: 'Link to `/v1/docs/welcom` points to a page that does not exist.',
      hint: 'Did you mean `/v1/docs/welcome`?',
    }),
  ]);
});
