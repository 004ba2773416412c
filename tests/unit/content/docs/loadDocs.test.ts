import {execFileSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {allDocs} from '../../../../src/generator/content/allDocuments.ts';
import {loadContent} from '../../../../src/generator/content/loadContent.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {loadTestSite, type TestOptions, testConfig, written} from '../loadTestSite.ts';

async function loadDoc(text: string, options?: TestOptions, name = 'a.md') {
  const {content, problems} = await loadTestSite({[`docs/${name}`]: text}, options);
  return {doc: content.docs[0], problems: written(problems)};
}

describe('which files are docs', () => {
  test('exclude partials, tests and other files, and are sorted by path', async () => {
    const {content} = await loadTestSite({
      'docs/b.mdx': 'b',
      'docs/B.md': 'b',
      'docs/a/z.md': 'z',
      'docs/_partial.md': 'x',
      'docs/_parts/x.md': 'x',
      'docs/a/__tests__/x.md': 'x',
      'docs/logo.png': 'x',
      'docs/.hidden/x.md': 'x',
    });
    expect(content.docs.map((doc) => doc.file)).toEqual(['docs/B.md', 'docs/a/z.md', 'docs/b.mdx']);
  });

  test('include those in a content folder whose name has an underscore', async () => {
    const {content} = await loadTestSite({'_docs/a.md': 'a'}, {docs: {path: '_docs'}});
    expect(content.docs.map((doc) => doc.file)).toEqual(['_docs/a.md']);
  });

  test.each(['a [b]', '{a,b} (c)', '!a*'])(
    'include those in a content folder with glob characters in its name, %s',
    async (path) => {
      const {content} = await loadTestSite({[`${path}/a.md`]: 'a', [`${path}/_b.md`]: 'b'}, {docs: {path}});
      expect(content.docs.map((doc) => doc.file)).toEqual([`${path}/a.md`]);
    },
  );

  test('are none in a missing folder', async () => {
    const {content, problems} = await loadTestSite({'readme.md': 'x'});
    expect([content.docs, content.posts, content.pages, problems]).toEqual([[], [], [], []]);
  });

  test('are none when docs are turned off', async () => {
    const {content} = await loadTestSite({'docs/a.md': 'a'}, {docs: false});
    expect([content.docs, content.sidebars]).toEqual([[], {}]);
  });
});

describe('titles', () => {
  test.each([
    ['---\ntitle: Given\n---\n# Content', 'Given'],
    ["---\ntitle: ''\n---\n# Content", ''],
    ['---\ntitle: 2024\n---\nText', '2024'],
    ['---\ntitle: 2024-05-31\n---\nText', '2024-05-31'],
    ['# The `code` of *things* {#some-id}\n\nText', 'The code of *things*'],
    ['# Closed ##\n', 'Closed'],
    ['# C# and F#\n', 'C# and F#'],
    ['Underlined\n===\nText', 'Underlined'],
    [
      "import A from './a';\nimport B from './b';\n\nimport C from './c';\n\n# After imports\n",
      'After imports',
    ],
    ["import A from './a';\n\nText\n\n# Later\n", 'a'],
    ['## Level two\n', 'a'],
    ['#No space\n', 'a'],
    ['# The `{id}` of {x.map((y) => y)} <Badge a="b"/>\n\nText', 'The {id} of'],
    ['# {title}\n\nText', 'a'],
    ['---\nmdx: {format: md}\n---\n# The {id} of <b>it</b>', 'The {id} of <b>it</b>'],
    ['', 'a'],
  ])('of %j is %j', async (text, title) => {
    expect((await loadDoc(text)).doc?.title).toBe(title);
  });

  test('reads files with a byte order mark and Windows line ends', async () => {
    const {doc, problems} = await loadDoc(
      '\uFEFF---\r\nid: x\r\n---\r\n\r\n# Title\r\n\r\nFirst line.\r\nSecond.\r\n',
    );
    expect(doc).toMatchObject({id: 'x', title: 'Title', description: 'First line.'});
    expect(problems).toEqual([]);
  });
});

describe('descriptions', () => {
  test.each([
    ['---\ndescription: Given\n---\nText', 'Given'],
    ["---\ndescription: ''\n---\nText", ''],
    ['<head>\n<title>Tab title</title>\n</head>\n\nText', 'Text'],
    ['<Head><title>Tab title</title></Head>\n\nText', 'Text'],
    ['# Title {#cid}\n\nText.', 'Text.'],
    ['# Only a title', ''],
    ['Under\n=====\n\nText.', 'Text.'],
    [
      '# T\n\nFirst *line* with **bold** and _em_ and ~~gone~~.\nSecond.',
      'First line with bold and em and gone.',
    ],
    ['Keeps snake_case_names and 2 * 3 * 4.', 'Keeps snake_case_names and 2 * 3 * 4.'],
    ['See [the guide](./g.md) and ![an image](p.png).', 'See the guide and an image.'],
    ['Uses `code` and a note[^1].', 'Uses code and a note.'],
    ['> Quoted text', 'Quoted text'],
    ['> > Quoted twice', 'Quoted twice'],
    ['## Heading two {#h}\n\nText', 'Heading two'],
    ['::: tip Title\nInside\n:::', 'Inside'],
    ['Hello :smile: at 10:30:45', 'Hello at 10:30:45'],
    ['<div class="x">\n<p>Inner</p>\n</div>', 'Inner'],
    ['<Card\n  title="T"\n/>\n\nText', 'Text'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ["import X from 'x';\nmore\n\nexport const a = 1;\n\nText", 'Text'],
    ['```js\ncode\n\n# no\n```\n\nText', 'Text'],
    ['~~~\ncode\n~~~\nText', 'Text'],
    ['<!-- one -->\n{/* two */}\n<!--\nlong\n-->\nText', 'Text'],
    ['---\nid: b\n---\n\n---\n\nText', 'Text'],
    ['1\\. Escaped \\*stars\\*', '1. Escaped *stars*'],
  ])('of %j is %j', async (text, description) => {
    expect((await loadDoc(text)).doc?.description).toBe(description);
  });

  test.each([
    ['<Tabs>\n  {list.map((x) => <TabItem value={x}>Do not {x}</TabItem>)}\n</Tabs>\n\nText', 'Text'],
    ["<Tabs>\n  {list.map((x) => <TabItem>Don't {x}</TabItem>)}\n</Tabs>\n\nText", 'Text'],
    ['{list.map((x) => (\n  <p key={x}>\n    Words {x}\n\n  </p>\n))}\n\nText', 'Text'],
    ['<Tabs values={[\n  {value: "a", label: "A >"},\n]}>\n\nText\n\n</Tabs>', 'Text'],
    ['<Note title={`x ${1 > 0 ? "}" : "b"}`}>\n  Text\n</Note>', 'Text'],
    ['<Foo a="1 > 0" b={c => d}>Text</Foo>', 'Text'],
    ['{list.map((x) => x < 3 && x.replace(/["{]/g, "}") /* } */)}\n\nText', 'Text'],
    ['export const F = () => {\n  const y = 1;\n\n  return <b>{y}</b>;\n};\n\nText', 'Text'],
    ['export const s = `\n\n{a}`;\n\nText', 'Text'],
    ['Version {version}, {a} and{" "}`{b}` or \\{c}.', 'Version, and {b} or {c}.'],
    ["<b>One</b>{' '}two {'three'}", 'One two three'],
    ['A [link {a}](./x.md) to {\n  b\n} here\nnext', 'A link to here'],
    ['The root $x_{1}$ of $5 and {x} $6', 'The root $x_{1}$ of $5 and $6'],
    ['{unclosed\n\nText', ''],
  ])('of %j has no source of code: %j', async (text, description) => {
    expect((await loadDoc(text)).doc?.description).toBe(description);
  });

  test('of a CommonMark page contains braces', async () => {
    const text = 'A {brace} of <b>text</b>';
    expect((await loadDoc(`---\nmdx: {format: md}\n---\n${text}`)).doc?.description).toBe(
      'A {brace} of text',
    );
    const site = {markdown: {...testConfig().markdown, format: 'detect' as const}};
    expect((await loadDoc(text, {site})).doc?.description).toBe('A {brace} of text');
  });
});

describe('other fields', () => {
  test('come from front matter', async () => {
    const {doc, problems} = await loadDoc(
      [
        '---',
        'hide_title: "true"',
        'hide_table_of_contents: true',
        'keywords: [a, 1]',
        'image: ./i.png',
        'sidebar_key: k',
        'sidebar_label: L',
        'sidebar_position: "-1.5"',
        'sidebar_class_name: c',
        'sidebar_custom_props: {a: {b: 1}}',
        'displayed_sidebar: null',
        'pagination_label: P',
        'pagination_next: null',
        'toc_min_heading_level: 3',
        "toc_max_heading_level: '4'",
        'unlisted: true',
        'own: {date: 2024-05-31, list: [1, .inf]}',
        '---',
        'Text',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(doc).toMatchObject({
      hideTitle: true,
      hideTableOfContents: true,
      keywords: ['a', '1'],
      image: './i.png',
      sidebarKey: 'k',
      sidebarLabel: 'L',
      sidebarPosition: -1.5,
      sidebarClassName: 'c',
      sidebarCustomProps: {a: {b: 1}},
      displayedSidebar: null,
      paginationLabel: 'P',
      paginationNext: null,
      paginationPrev: undefined,
      tocMinHeadingLevel: 3,
      tocMaxHeadingLevel: 4,
      unlisted: true,
      draft: false,
      frontMatter: {own: {date: '2024-05-31', list: [1, null]}, hide_title: true},
    });
    expect(JSON.parse(JSON.stringify(doc?.frontMatter))).toEqual(doc?.frontMatter);
  });

  test('have the SHA-1 of the bytes', async () => {
    expect((await loadDoc('abc')).doc?.hash).toBe('a9993e364706816aba3e25717850c26c9cd0d89d');
  });

  test.each([
    ['mdx', '', 'a.md', 'mdx'],
    ['detect', '', 'a.md', 'md'],
    ['detect', '', 'a.mdx', 'mdx'],
    ['md', 'mdx: {format: mdx}', 'a.md', 'mdx'],
    ['mdx', 'mdx: {format: detect}', 'a.md', 'md'],
    ['mdx', 'format: md', 'a.md', 'mdx'],
  ] as const)('the format, with %s configured and %j in %s, is %s', async (format, front, name, expected) => {
    const site = {markdown: {...testConfig().markdown, format}};
    const {doc} = await loadDoc(`---\n${front}\n---\nText`, {site}, name);
    expect(doc?.format).toBe(expected);
  });

  test.each([
    ['', 'https://example.com/edit/docs/a%20b.md'],
    ['custom_edit_url: https://x.org/a', 'https://x.org/a'],
    ['custom_edit_url: null', undefined],
    ["custom_edit_url: ''", undefined],
  ])('the edit link, with %j, is %s', async (front, editUrl) => {
    const options = {docs: {editUrl: 'https://example.com/edit/'}};
    const {doc} = await loadDoc(`---\n${front}\n---\nText`, options, 'a b.md');
    expect(doc?.editUrl).toBe(editUrl);
  });
});

test('drafts are removed, except in previews', async () => {
  const siteDir = await siteFolder({'docs/a.md': '---\ndraft: true\n---\na', 'docs/b.md': 'b'});
  const ids = async (options?: {keepDrafts: boolean}) =>
    allDocs((await loadContent(siteDir, testConfig(), options)).content).map((doc) => doc.id);
  expect(await ids()).toEqual(['b']);
  expect(await ids({keepDrafts: true})).toEqual(['a', 'b']);
});

describe('the last update', () => {
  const shown = {docs: {showLastUpdateTime: true, showLastUpdateAuthor: true}};
  const git = (cwd: string, args: string[], date = '2024-03-01T10:00:00Z') =>
    execFileSync('git', ['-c', 'user.name=Änne B', '-c', 'user.email=a@b.c', ...args], {
      cwd,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
    });

  test('comes from the last commit, unless front matter says otherwise', async () => {
    const own = '---\nlast_update: {date: 2020-01-02, author: Me}\n---\nx';
    const siteDir = await siteFolder({
      'docs/a ü.md': 'a',
      'docs/b.md': 'b',
      'docs/c.md': own,
      'docs/f/d.md': 'd',
    });
    git(siteDir, ['init', '-q']);
    git(siteDir, ['add', '.']);
    git(siteDir, ['commit', '-qm', 'one']);
    await writeFile(path.join(siteDir, 'docs/b.md'), 'b2');
    git(siteDir, ['commit', '-qam', 'two'], '2024-04-01T12:30:00+02:00');
    const {content, problems} = await loadContent(siteDir, testConfig(shown));
    expect(problems).toEqual([]);
    expect(allDocs(content).map((doc) => [doc.id, doc.lastUpdate])).toEqual([
      ['a ü', {date: '2024-03-01T10:00:00.000Z', author: 'Änne B'}],
      ['b', {date: '2024-04-01T10:30:00.000Z', author: 'Änne B'}],
      ['c', {date: '2020-01-02T00:00:00.000Z', author: 'Me'}],
      ['f/d', {date: '2024-03-01T10:00:00.000Z', author: 'Änne B'}],
    ]);
    const hidden = await loadContent(siteDir, testConfig());
    expect(allDocs(hidden.content).map((doc) => doc.lastUpdate)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);

    await writeFile(path.join(siteDir, 'docs/new.md'), 'n');
    const later = await loadContent(siteDir, testConfig({docs: {showLastUpdateTime: true}}));
    expect(written(later.problems)).toEqual([
      'warning In `docs`, `docs/new.md` has no last update, because git has no commit of it. | Commit the files, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.',
    ]);
  });

  test('is wrong in a shallow clone, which is reported once', async () => {
    const siteDir = await siteFolder({'docs/a.md': 'a', 'docs/b.md': 'b'});
    git(siteDir, ['init', '-q']);
    git(siteDir, ['add', '.']);
    git(siteDir, ['commit', '-qm', 'one']);
    await writeFile(path.join(siteDir, 'docs/b.md'), 'b2');
    git(siteDir, ['commit', '-qam', 'two']);
    const clone = path.join(await siteFolder({}), 'clone');
    git(siteDir, ['clone', '-q', '--depth=1', `file://${siteDir}`, clone]);
    const {problems} = await loadContent(clone, testConfig({docs: {showLastUpdateTime: true}}));
    expect(written(problems)).toEqual([
      'warning The last updates shown in `docs` are wrong: the clone is shallow and lacks older commits. | Fetch all of them (`fetch-depth: 0` of actions/checkout, or `git fetch --unshallow`), or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.',
    ]);
  });

  test('is absent where git refuses to read the history, with its reason', async () => {
    const siteDir = await siteFolder({'docs/a.md': 'a'});
    git(siteDir, ['init', '-q', '-b', 'main']);
    const warnings = async () =>
      written((await loadContent(siteDir, testConfig({docs: {showLastUpdateTime: true}}))).problems);
    expect(await warnings()).toEqual([
      "warning There is no last update to show in `docs`, since git cannot read it: your current branch 'main' does not have any commits yet. | Commit the files, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.",
    ]);
    // What git does for a repository that belongs to another user, as in many containers.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const [owner] = await warnings();
    vi.unstubAllEnvs();
    expect(owner).toContain('since git cannot read it: detected dubious ownership in repository at ');
    expect(owner).toContain(`run \`git config --global --add safe.directory ${siteDir}\`, or set `);
  });

  test('is absent in several versions and in posts, which is one warning', async () => {
    const files = {
      'docs/a.md': 'a',
      'blog/2024-01-01-b.md': 'b',
      'versioned_docs/version-1/a.md': 'a',
      'versioned_sidebars/version-1-sidebars.json': '{"s": ["a"]}',
      'versions.json': '["1"]',
    };
    const {problems} = await loadTestSite(files, {...shown, blog: {showLastUpdateTime: true}});
    expect(written(problems)).toEqual([
      'warning There is no last update to show in `docs`, `versioned_docs/version-1`, `blog`, since these folders are not in a git repository. | Commit the files, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.',
    ]);
  });

  test('is absent, with one warning, outside a repository', async () => {
    const {content, problems} = await loadTestSite({'docs/a.md': 'a', 'docs/b.md': 'b'}, shown);
    expect(content.docs.map((doc) => doc.lastUpdate)).toEqual([undefined, undefined]);
    expect(written(problems)).toEqual([
      'warning There is no last update to show in `docs`, since the folder is not in a git repository. | Commit the files, or set `showLastUpdateTime` and `showLastUpdateAuthor` to false.',
    ]);
  });
});

test('lists every file that was read', async () => {
  const {content} = await loadTestSite({
    'docs/a.md': 'a',
    'docs/d.md': '---\ndraft: true\n---\nd',
    'docs/f/b.md': 'b',
    'docs/f/_category_.yml': 'label: F',
    'docs/tags.yml': '',
    'blog/2024-01-01-x.md': 'x',
    'blog/authors.yml': '',
    'src/pages/index.jsx': '',
    'sidebars.js': "import {part} from './part.mjs'; export default {docs: part};",
    'part.mjs': "export const part = ['a', 'd'];",
  });
  expect(content.files).toEqual([
    'blog/2024-01-01-x.md',
    'blog/authors.yml',
    'docs/a.md',
    'docs/d.md',
    'docs/f/_category_.yml',
    'docs/f/b.md',
    'docs/tags.yml',
    'part.mjs',
    'sidebars.js',
    'src/pages/index.jsx',
  ]);
});
