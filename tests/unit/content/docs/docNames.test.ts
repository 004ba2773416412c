import {describe, expect, test} from 'vitest';
import {loadTestSite, written} from '../loadTestSite.ts';

/** [path, front matter, id, slug, permalink] */
const names: [string, string, string, string, string][] = [
  ['a.md', '', 'a', '/a', '/v1/docs/a'],
  ['index.md', '', 'index', '/', '/v1/docs/'],
  ['README.md', '', 'README', '/', '/v1/docs/'],
  ['docs.md', '', 'docs', '/docs', '/v1/docs/docs'],
  ['guides/index.mdx', '', 'guides/index', '/guides/', '/v1/docs/guides/'],
  ['guides/ReadMe.md', '', 'guides/ReadMe', '/guides/', '/v1/docs/guides/'],
  ['linkless/sub/Sub.md', '', 'linkless/sub/Sub', '/linkless/sub/', '/v1/docs/linkless/sub/'],
  ['01-intro.md', '', 'intro', '/intro', '/v1/docs/intro'],
  ['02 - Part/03_x.md', '', 'Part/x', '/Part/x', '/v1/docs/Part/x'],
  ['01-guides/01-guides.md', '', 'guides/guides', '/guides/', '/v1/docs/guides/'],
  ['01-guides/guides.md', '', 'guides/guides', '/guides/guides', '/v1/docs/guides/guides'],
  ['2021-11-foo.md', '', '2021-11-foo', '/2021-11-foo', '/v1/docs/2021-11-foo'],
  ['7.0-foo.md', '', '7.0-foo', '/7.0-foo', '/v1/docs/7.0-foo'],
  ['01-02-foo.md', '', '01-02-foo', '/01-02-foo', '/v1/docs/01-02-foo'],
  ['1--x.md', '', 'x', '/x', '/v1/docs/x'],
  ['01-a/02-b.md', 'parse_number_prefixes: false', '01-a/02-b', '/01-a/02-b', '/v1/docs/01-a/02-b'],
  ['01-a/02-b.md', 'parse_number_prefixes: "false"', '01-a/02-b', '/01-a/02-b', '/v1/docs/01-a/02-b'],
  ['f/a.md', 'id: other', 'f/other', '/f/other', '/v1/docs/f/other'],
  ['f/index.md', 'id: other', 'f/other', '/f/', '/v1/docs/f/'],
  ['f/a.md', 'id: 2024', 'f/2024', '/f/2024', '/v1/docs/f/2024'],
  ['f/a.md', 'slug: /b', 'f/a', '/b', '/v1/docs/b'],
  ['f/a.md', 'slug: b/c', 'f/a', '/f/b/c', '/v1/docs/f/b/c'],
  ['01-f/a.md', 'slug: b', 'f/a', '/f/b', '/v1/docs/f/b'],
  ['f/g/a.md', 'slug: ../b', 'f/g/a', '/f/b', '/v1/docs/f/b'],
  ['f/a.md', 'slug: ./', 'f/a', '/f/', '/v1/docs/f/'],
  ['f/a.md', 'slug: /b/', 'f/a', '/b/', '/v1/docs/b/'],
  ['f/a.md', 'slug: /', 'f/a', '/', '/v1/docs'],
  ['a b/ü.md', '', 'a b/ü', '/a b/ü', '/v1/docs/a%20b/%C3%BC'],
  ['c#.md', '', 'c#', '/c#', '/v1/docs/c%23'],
  ['100%.md', '', '100%', '/100%', '/v1/docs/100%25'],
  ['a.md', 'slug: /x%20y', 'a', '/x%20y', '/v1/docs/x%20y'],
  ['a.md', 'slug: /caf%E9', 'a', '/caf%E9', '/v1/docs/caf%25E9'],
];

test.each(names)(
  '%s with "%s" has the id %s, the slug %s and the address %s',
  async (path, front, ...expected) => {
    const {content, problems} = await loadTestSite({
      [`docs/${path}`]: `---\ntitle: T\n${front}\n---\nText.\n`,
    });
    const [doc] = content.docs;
    expect([doc?.id, doc?.slug, doc?.permalink]).toEqual(expected);
    expect(written(problems)).toEqual([]);
  },
);

describe('the trailing slash', () => {
  const files = {'docs/index.md': 'a', 'docs/a.md': 'a', 'docs/f/index.md': 'a', 'src/pages/index.js': ''};

  test('is added everywhere', async () => {
    const {content} = await loadTestSite(files, {site: {trailingSlash: true}});
    expect(content.docs.map((doc) => doc.permalink)).toEqual(['/v1/docs/a/', '/v1/docs/f/', '/v1/docs/']);
    expect(content.pages[0]?.permalink).toBe('/v1/');
  });

  test('is removed everywhere but at the base path', async () => {
    const {content} = await loadTestSite(files, {site: {trailingSlash: false}});
    expect(content.docs.map((doc) => doc.permalink)).toEqual(['/v1/docs/a', '/v1/docs/f', '/v1/docs']);
    expect(content.pages[0]?.permalink).toBe('/v1/');
  });
});

test('serves docs at the root', async () => {
  const files = {'docs/index.md': 'a', 'docs/a.md': 'a'};
  for (const routeBasePath of ['/', '']) {
    const {content} = await loadTestSite(files, {docs: {routeBasePath}});
    expect(content.docs.map((doc) => doc.permalink)).toEqual(['/v1/a', '/v1/']);
  }
});

test('keeps number prefixes when the option says so', async () => {
  const {content} = await loadTestSite({'docs/01-a/02-b.md': 'a'}, {docs: {numberPrefixParser: false}});
  expect(content.docs[0]).toMatchObject({id: '01-a/02-b', sidebarPosition: undefined});
});

test.each([
  ['later', {'docs/a.md': '---\nslug: x\n---\na', 'docs/b.md': '---\nid: a\n---\nb'}, 'b.md:2:5', 'a'],
  ['earlier', {'docs/a.md': '---\nid: b\n---\na', 'docs/b.md': '---\nslug: x\n---\nb'}, 'a.md:2:5', 'b'],
])('reports both files that have the same id, where the %s one says so', async (_, files, place, id) => {
  const {problems} = await loadTestSite(files);
  expect(written(problems)).toEqual([
    `error docs/${place} The doc id \`${id}\` is used by both \`docs/a.md\` and \`docs/b.md\`. | Rename one of the files, or give it an \`id\` in its front matter.`,
  ]);
});
