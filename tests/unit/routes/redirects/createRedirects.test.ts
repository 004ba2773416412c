import {expect, test} from 'vitest';
import {createRedirects} from '../../../../src/generator/routes/redirects/createRedirects.ts';
import type {Route} from '../../../../src/generator/routes/Route.ts';
import {loadTestSite, testConfig, type TestOptions, written} from '../../content/loadTestSite.ts';

const CONFIG_LINES: Record<string, number> = {
  '0,from,0': 5,
  '1,from,0': 6,
  '2,from,0': 7,
};

/** The redirects of a site with these docs and this configuration: `redirects` in lines 5, 6, …, the function in line 9. */
async function redirectsOf(
  files: Record<string, string>,
  site: TestOptions['site'] = {},
  staticFiles: string[] = [],
) {
  const {content} = await loadTestSite(files, {site});
  const routes = [...content.docsSets.flatMap(({docs}) => docs), ...content.posts].map(
    ({permalink, title, file}): Route => ({
      path: permalink,
      // Only layout and title matter here.
      data: {
        layout: 'docTags',
        path: permalink,
        head: {title},
        title,
        groups: [],
      },
      contents: [],
      file,
      noIndex: false,
    }),
  );
  const {redirects, problems} = createRedirects({
    config: testConfig({site}),
    configFile: 'site.config.ts',
    locateConfig: ([key, ...path]) => {
      const line = key === 'createRedirects' ? 9 : CONFIG_LINES[path.join(',')];
      return line === undefined ? undefined : {line, column: 3};
    },
    content,
    routes,
    isFile: (path) => staticFiles.includes(path),
  });
  return {redirects, problems: written(problems)};
}

const doc = (title: string, redirectFrom?: string) =>
  `---\ntitle: ${title}\n${redirectFrom === undefined ? '' : `redirect_from: ${redirectFrom}\n`}---\n\nText.\n`;

test('front matter of docs and posts and the configuration declare redirects, with spaces or escapes', async () => {
  const {redirects, problems} = await redirectsOf(
    {
      'docs/a b.mdx': doc('A', "['/docs/old name', '/docs/older%20name']"),
      'blog/2025-01-02-post.mdx': doc('Post', '/blog/first'),
    },
    {redirects: [{from: ['/x', '/v1/y.html'], to: '/docs/a b#part'}]},
  );
  expect(problems).toEqual([]);
  expect(redirects).toEqual([
    {path: '/v1/docs/old%20name', target: '/v1/docs/a%20b', title: 'A'},
    {path: '/v1/docs/older%20name', target: '/v1/docs/a%20b', title: 'A'},
    {
      path: '/v1/blog/first',
      target: '/v1/blog/2025/01/02/post',
      title: 'Post',
    },
    {path: '/v1/x', target: '/v1/docs/a%20b#part', title: 'A'},
    {path: '/v1/y.html', target: '/v1/docs/a%20b#part', title: 'A'},
  ]);
});

test('a redirect may lead to another site', async () => {
  const {redirects, problems} = await redirectsOf(
    {'docs/a.mdx': doc('A')},
    {redirects: [{from: ['/recap'], to: 'https://other.example/d/7?x=1#y'}]},
  );
  expect(problems).toEqual([]);
  const url = 'https://other.example/d/7?x=1#y';
  expect(redirects).toEqual([{path: '/v1/recap', target: url, title: url}]);
});

test('a chain is resolved to its final page, and reported', async () => {
  const {redirects, problems} = await redirectsOf(
    {'docs/a.mdx': doc('A', "['/old']")},
    {
      redirects: [
        {from: ['/oldest'], to: '/older'},
        {from: ['/older'], to: '/old'},
      ],
    },
  );
  expect(redirects.map(({path, target}) => `${path} ${target}`)).toEqual([
    '/v1/old /v1/docs/a',
    '/v1/oldest /v1/docs/a',
    '/v1/older /v1/docs/a',
  ]);
  expect(problems).toEqual([
    'warning site.config.ts:5:3 The redirect from `/v1/oldest` points to `/v1/older`, which is a redirect too. | Point it to `/v1/docs/a` directly, as it does in the output.',
    'warning site.config.ts:6:3 The redirect from `/v1/older` points to `/v1/old`, which is a redirect too. | Point it to `/v1/docs/a` directly, as it does in the output.',
  ]);
});

test('a loop is an error, reported once, and nothing is built from it', async () => {
  const {redirects, problems} = await redirectsOf(
    {'docs/a.mdx': doc('A')},
    {
      redirects: [
        {from: ['/in'], to: '/one'},
        {from: ['/one'], to: '/two'},
        {from: ['/two'], to: '/one/'},
      ],
    },
  );
  expect(redirects).toEqual([]);
  expect(problems).toEqual([
    'error site.config.ts:6:3 The redirects form a loop: `/v1/one` → `/v1/two` → `/v1/one`. | Point one of them to a page.',
  ]);
});

test('a redirect to itself is a loop', async () => {
  const {problems} = await redirectsOf({'docs/a.mdx': doc('A')}, {redirects: [{from: ['/one'], to: '/one'}]});
  expect(problems).toEqual([
    'error site.config.ts:5:3 The redirects form a loop: `/v1/one` → `/v1/one`. | Point one of them to a page.',
  ]);
});

test('a missing target is an error with the nearest page as a hint; a static file is a valid target', async () => {
  const {redirects, problems} = await redirectsOf(
    {'docs/install.mdx': doc('A')},
    {
      redirects: [
        {from: ['/one'], to: '/docs/instal'},
        {from: ['/paper'], to: '/paper.pdf'},
        {from: ['/two'], to: '/one'},
      ],
    },
    ['/v1/paper.pdf'],
  );
  expect(redirects).toEqual([{path: '/v1/paper', target: '/v1/paper.pdf', title: 'Site'}]);
  expect(problems).toEqual([
    'error site.config.ts:5:3 The redirect from `/v1/one` points to `/v1/docs/instal`, which does not exist. | Did you mean `/v1/docs/install`?',
  ]);
});

test('a malformed escape is an error with its own line; a single % is a plain character', async () => {
  const {redirects, problems} = await redirectsOf(
    {'docs/a.mdx': doc('A', "['/50%', '/caf%E9']")},
    {
      redirects: [
        {from: ['/cafe'], to: '/caf%e9?q=%E9#%E9'},
        {from: ['/caf%C3%A9'], to: '/docs/a'},
      ],
    },
  );
  expect(redirects.map(({path}) => path)).toEqual(['/v1/50%25', '/v1/caf%C3%A9']);
  const hint = ' | Write the character itself, or escape it as UTF-8: `é` is `%C3%A9`.';
  expect(problems).toEqual([
    `error docs/a.mdx:3:25 The redirect from \`/v1/caf%E9\` to \`/v1/docs/a\` has the malformed escape \`%E9\`.${hint}`,
    `error site.config.ts:5:3 The redirect from \`/v1/cafe\` to \`/v1/caf%e9?q=%E9#%E9\` has the malformed escape \`%e9\`.${hint}`,
  ]);
});

const OTHER_FORMS = {
  'docs/b.mdx': doc('B', "['/docs/b.html', '/docs/b.html', '/docs/b/', '/docs/b/index.html']"),
};

test('another form of the address of the page itself has a folder of its own, which hosts do not take for the page', async () => {
  const {redirects, problems} = await redirectsOf(OTHER_FORMS);
  expect(problems).toEqual([]);
  expect(redirects).toEqual([
    {path: '/v1/docs/b.html', target: '/v1/docs/b', title: 'B', aliasFile: 'v1/docs/b.html/index.html'},
  ]);
});

test.each([
  ['the name of its own file', {trailingSlash: false, createRedirects: (): string => '/docs/b.html'}, []],
  ['a static file', {createRedirects: (): string => '/docs/b.html'}, ['/v1/docs/b.html']],
])('another form that is %s needs no redirect', async (_, site, staticFiles) => {
  const {redirects, problems} = await redirectsOf({'docs/b.mdx': doc('B')}, site, staticFiles);
  expect([redirects, problems]).toEqual([[], []]);
});

test('a function returns one old address of a page, several or none; what is in use stays', async () => {
  const old: Record<string, string | string[] | null> = {
    '/docs/a': ['/a', '/docs/b', '/logo.svg', '/declared'],
    '/docs/b': '/docs/B',
    '/docs/c': null,
    '/docs/d': ['/a', '/a/'],
  };
  const {redirects, problems} = await redirectsOf(
    Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`docs/${name}.mdx`, doc(name)])),
    {redirects: [{from: ['/declared'], to: '/docs/c'}], createRedirects: (page: string) => old[page]},
    ['/v1/logo.svg'],
  );
  expect(problems).toEqual([]);
  expect(redirects.map(({path, target}) => `${path} ${target}`)).toEqual([
    '/v1/declared /v1/docs/c',
    '/v1/a /v1/docs/a',
    '/v1/docs/B /v1/docs/b',
  ]);
});

test.each([
  ['/old?page=1', 'must be a path that begins with `/` and has no `?` and `#`'],
  ['//other.example/a', 'must be a path that begins with `/` and has no `?` and `#`'],
  ['old', 'must be a path that begins with `/` and has no `?` and `#`'],
  [7, 'must be a path that begins with `/` and has no `?` and `#`'],
  ['/old/../../a', 'must not have the part `..`'],
])('a function that returns %s is an error in its place', async (from, mistake) => {
  const {redirects, problems} = await redirectsOf(
    {'docs/a.mdx': doc('A')},
    {createRedirects: () => ['/b', from] as string[]},
  );
  expect(redirects.map(({path}) => path)).toEqual(['/v1/b']);
  expect(problems).toEqual([
    `error site.config.ts:9:3 For the page /docs/a, \`createRedirects\` returned \`${from}\`, which ${mistake}.`,
  ]);
});

test.each([
  ['no list', 'no list.'],
  ['There is no list.', 'There is no list.'],
])('a function that throws “%s” is an error in its place', async (thrown, reason) => {
  const createRedirects = () => {
    throw new TypeError(thrown);
  };
  const {problems} = await redirectsOf({'docs/a.mdx': doc('A'), 'docs/b.mdx': doc('B')}, {createRedirects});
  expect(problems).toEqual([
    `error site.config.ts:9:3 \`createRedirects\` failed for the page /docs/a: TypeError: ${reason}`,
  ]);
});

test('a page whose address ends with .html is redirected to from the address without', async () => {
  const file = {'docs/b.mdx': '---\ntitle: B\nslug: /b.html\n---\n\nText.\n'};
  const {redirects} = await redirectsOf(file, {createRedirects: () => '/docs/b'});
  expect(redirects).toEqual([
    {path: '/v1/docs/b', target: '/v1/docs/b.html', title: 'B', aliasFile: 'v1/docs/b/index.html'},
  ]);
});

test('a source that is a page, a file or another redirect is an error with its own line', async () => {
  const {redirects, problems} = await redirectsOf(
    {
      'docs/a.mdx': doc('A', "['/docs/b/', '/free', '/logo.svg']"),
      'docs/b.mdx': doc('B', "\n  - /docs/B2\n  - '/free.html'\n  - /docs/b"),
    },
    {},
    ['/v1/logo.svg'],
  );
  expect(redirects.map(({path}) => path)).toEqual(['/v1/free', '/v1/docs/B2']);
  expect(problems).toEqual([
    'error docs/a.mdx:3:17 The redirect from `/v1/docs/b/` has the address of a page, `docs/b.mdx`. | Remove the redirect, or give the page another address.',
    'error docs/a.mdx:3:38 The redirect from `/v1/logo.svg` has the address of a static file. | Remove the redirect or the file.',
    'error docs/b.mdx:5:5 The redirect from `/v1/free.html` is declared twice: also in `docs/a.mdx:3`. | Remove one of them.',
    'error docs/b.mdx:6:5 The redirect from `/v1/docs/b` has the address of a page, `docs/b.mdx`. | Remove the redirect, or give the page another address.',
  ]);
});

test('a doc that was renamed since the last version may redirect from its address in that version', async () => {
  const files = {
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/intro.mdx': doc('Intro'),
    'docs/start.mdx': doc('Start', '[/docs/intro, /docs/next/intro]'),
  };
  const next = await redirectsOf(files);
  expect(next.problems).toEqual([]);
  expect(next.redirects.map(({path, target}) => [path, target])).toEqual([
    ['/v1/docs/next/intro', '/v1/docs/next/start'],
  ]);
  // The next version is saved as it is.
  const saved = await redirectsOf({
    ...files,
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/start.mdx': files['docs/start.mdx'],
  });
  expect(saved.problems).toEqual([]);
  expect(saved.redirects.find(({path}) => path === '/v1/docs/intro')?.target).toBe('/v1/docs/start');
});

test('an old address that several versions of a doc declare leads to the last version', async () => {
  const old = doc('A', '/old');
  const {redirects, problems} = await redirectsOf({
    'docs/a.mdx': old,
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.mdx': old,
    'versioned_docs/version-1.0/a.mdx': old,
    'versioned_docs/version-1.0/b.mdx': doc('B', '/old'),
  });
  expect(problems).toEqual([]);
  expect(redirects).toEqual([{path: '/v1/old', target: '/v1/docs/a', title: 'A'}]);
});

test('with `onDuplicateRoutes: warn`, a source that is in use is a warning, and the page stays', async () => {
  const files = {'docs/a.mdx': doc('A'), 'docs/b.mdx': doc('B')};
  const redirects = [
    {from: ['/docs/a'], to: '/docs/b'},
    {from: ['/old'], to: '/docs/b'},
    {from: ['/old'], to: '/docs/a'},
  ];
  const warned = await redirectsOf(files, {redirects, onDuplicateRoutes: 'warn'});
  expect(warned.problems.map((problem) => problem.split(' | ')[0])).toEqual([
    'warning site.config.ts:5:3 The redirect from `/v1/docs/a` has the address of a page, `docs/a.mdx`.',
    'warning site.config.ts:7:3 The redirect from `/v1/old` is declared twice: also in line 6.',
  ]);
  expect(warned.redirects).toEqual([{path: '/v1/old', target: '/v1/docs/b', title: 'B'}]);
  const ignored = await redirectsOf(files, {redirects, onDuplicateRoutes: 'ignore'});
  expect(ignored.problems).toEqual([]);
});

test('what is not a site path is an error of the front matter', async () => {
  const {problems} = await loadTestSite({
    'docs/a.mdx': doc('A', "['docs/old', '/ok']"),
  });
  expect(written(problems)).toEqual([
    'error docs/a.mdx:3:17 `redirect_from[0]` must be a path that begins with `/` and has no `?` and `#`. | Write a path such as `/docs/install`, without the base URL.',
  ]);
});

test('a redirect that some file systems write over a page is reported', async () => {
  // One character in the page, a letter and its accent in the redirect.
  const page = 'caf\u00e9';
  const {problems} = await redirectsOf({
    [`docs/${page}.mdx`]: doc('A', "['/docs/CAF\u00c9', '/docs/cafe\u0301']"),
  });
  expect(problems).toEqual([
    expect.stringMatching(/ differs only in letter case from the page /),
    expect.stringMatching(
      / differs only in whether accented letters are one character or a letter and its accent from the page /,
    ),
  ]);
});
