import {expect, test} from 'vitest';
import {loadTestSite, written} from '../loadTestSite.ts';

test.each(['title: Fix for #12', 'x: 1\nsidebar_label: In C #and F', 'description: #hashtags'])(
  '%j: a text that is cut off at a comment is reported',
  async (yaml) => {
    const {problems} = await loadTestSite({'docs/a.md': `---\n${yaml}\n---\n`});
    const line = yaml.split('\n').length + 1;
    const text = yaml.split('\n').at(-1) ?? '';
    const [key] = text.split(':');
    expect(written(problems)).toContain(
      `warning docs/a.md:${line}:${text.indexOf('#') + 1} The \`${key}\` ends before this \`#\`, which begins a comment in YAML. | Put the value in quotes.`,
    );
  },
);

test.each([
  'title: "Fix for #12"',
  'title: C#',
  'title: Fix # a comment',
  "title: 'a' #b",
  'sidebar_position: 2 #b',
  '#title: a #b',
])('%j is a whole text', async (yaml) => {
  const {problems} = await loadTestSite({'docs/a.md': `---\n${yaml}\n---\n`});
  expect(written(problems)).toEqual([]);
});

test.each([
  ['title: [a]', 'error docs/a.md:2:8 `title` must be a string, but is a list.'],
  [
    'sidebar_position: first',
    'error docs/a.md:2:19 `sidebar_position` must be a number, but is the string "first".',
  ],
  [
    'id: a/b',
    'error docs/a.md:2:5 `id` must not contain `/`. | The folder is part of the id by itself; use `slug` to change the address.',
  ],
  [
    'x: 1\nhide_title: 3',
    'error docs/a.md:3:13 `hide_title` must be `true` or `false`, but is the number 3.',
  ],
  [
    'tags: a',
    'error docs/a.md:2:7 `tags` must be a list of strings or objects, but is the string "a". | Write a list: `["a"]`.',
  ],
  ['tags: [a, {label: x}]', 'error docs/a.md:2:11 `tags[1].permalink` is missing. | Set it to a string.'],
  [
    'toc_min_heading_level: 1',
    'error docs/a.md:2:24 `toc_min_heading_level` must be at least 2, but is the number 1.',
  ],
  [
    'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
    'error docs/a.md:2:24 `toc_min_heading_level` must not be greater than `toc_max_heading_level`, which is 3.',
  ],
  [
    'draft: true\nunlisted: true',
    'error docs/a.md:2:8 `draft` and `unlisted` cannot both be true. | Keep `draft` to leave the page out, or `unlisted` to publish it without links to it.',
  ],
  [
    'slug: /a?b',
    'error docs/a.md:2:7 `slug` must be a path without `?` and `#`. | Write a path such as `/guides/install`, or one relative to the folder.',
  ],
  [
    'last_update: {date: soon}',
    'error docs/a.md:2:21 `last_update.date` must be a date, but is "soon". | Write a date such as `2024-05-31` or `2024-05-31T10:00`.',
  ],
  ['last_update: {}', 'error docs/a.md:2:14 `last_update` must have a `date` or an `author`.'],
  [
    'last_update:\n  date: 2024-02-30',
    'warning docs/a.md:3:9 There is no day 2024-02-30; it is read as 2024-03-01. | That month has 29 days.',
  ],
  [
    'date: 2024-02-31',
    'warning docs/a.md:2:7 There is no day 2024-02-31; it is read as 2024-03-02. | That month has 29 days.',
  ],
  [
    'x: 1\ndate: 2024-13-01T10:00:00',
    'error docs/a.md:3:7 There is no day 2024-13-01. | A year has 12 months.',
  ],
  ['tilte: x', 'warning docs/a.md:2:1 Unknown front matter key `tilte`. | Did you mean `title`?'],
  [
    'x: 1\nsidebarLabel: x',
    'warning docs/a.md:3:1 Unknown front matter key `sidebarLabel`. | Did you mean `sidebar_label`?',
  ],
  [
    'mdx: {fromat: md}',
    'warning docs/a.md:2:7 Unknown front matter key `mdx.fromat`. | Did you mean `format`?',
  ],
  [
    'last_update:\n  author: Bob\n  dat: 2024-01-01',
    'warning docs/a.md:4:3 Unknown front matter key `last_update.dat`. | Did you mean `date`?',
  ],
  [
    'last_update: {author: Bob, why: typo}',
    'warning docs/a.md:2:28 Unknown front matter key `last_update.why`. | The keys of `last_update` are `date` and `author`.',
  ],
  [
    'displayed_sidebar: docz',
    'error docs/a.md:2:20 `displayed_sidebar` names the sidebar `docz`, which does not exist. | Available sidebars: `defaultSidebar`.',
  ],
  [
    'pagination_next: b',
    'error docs/a.md:2:18 `pagination_next` names the doc `b`, which does not exist. | Available doc ids: `a`.',
  ],
])('%j is reported', async (front, problem) => {
  const {content, problems} = await loadTestSite({'docs/a.md': `---\n${front}\n---\nText`});
  expect(written(problems)).toEqual([problem]);
  // The doc itself is still there.
  expect(content.docs.map((doc) => doc.description)).toEqual(['Text']);
});

test.each([
  'author: x',
  'pages: x',
  'date: 2024-01-01',
  'date: soon',
  'date: 2024-02-31 or later',
  'weight: 3',
  'Category: x',
])('the custom key in %j is allowed', async (front) => {
  const {problems} = await loadTestSite({'docs/a.md': `---\n${front}\n---\nText`});
  expect(written(problems)).toEqual([]);
});

test('all mistakes are reported, and the rest is kept', async () => {
  const {content, problems} = await loadTestSite({
    'docs/a.md': '---\r\ntitle: Good\r\nid: [x]\r\nkeywords: no\r\nsidebar_label: L\r\n---\r\nText',
  });
  expect(written(problems)).toEqual([
    'error docs/a.md:3:5 `id` must be a string, but is a list.',
    'error docs/a.md:4:11 `keywords` must be a list of strings, but is the string "no". | Write a list: `["no"]`.',
  ]);
  expect(content.docs[0]).toMatchObject({id: 'a', title: 'Good', sidebarLabel: 'L'});
});

test.each([
  ['---\ntitle: a: b\n---\nText', /^error docs\/a\.md:2:\d+ The front matter is not valid YAML: /],
  ['---\na: 1\nb: [1\n---\nText', /^error docs\/a\.md:[34]:\d+ The front matter is not valid YAML: /],
  [
    '---\ntitle: x\nText',
    /^error docs\/a\.md:1:1 The front matter is not closed\. \| Add a line `---` after its last key\.$/,
  ],
  ['---\n- a\n---\nText', /^error docs\/a\.md:2:1 The front matter is not a list of keys with values\./],
  [
    '---js\n{title: process.exit(1)}\n---\nText',
    /^error docs\/a\.md:1:4 The front matter is marked as `js`, but only YAML is read\./,
  ],
])('%j is reported', async (text, problem) => {
  const {content, problems} = await loadTestSite({'docs/a.md': text});
  expect(written(problems)).toEqual([expect.stringMatching(problem)]);
  expect(content.docs).toHaveLength(1);
});

test.each([
  ['\n---\ntitle: x\n---\nText', 2],
  ['\r\n \r\n---\r\n# comment\r\ntitle: x\r\n---\r\nText', 3],
  [' ---\ntitle: x\n---\nText', 1],
])('the front matter in %j starts too late', async (text, line) => {
  const {problems} = await loadTestSite({'docs/a.md': text});
  expect(written(problems)).toEqual([
    `warning docs/a.md:${line}:1 The front matter does not begin on the first line, so it is read as text. | Remove what is before its \`---\`: blank lines and spaces.`,
  ]);
});

test.each(['\n---\n\nText\n\n---\n', '\nText\n---\ntitle: x\n---\n', '\n---\ntitle: x\n'])(
  'rules and headings in %j are not front matter',
  async (text) => {
    expect(written((await loadTestSite({'docs/a.md': text})).problems)).toEqual([]);
  },
);

test.each([
  ['----\nText', '----'],
  ['---\n---\nText', 'Text'],
  ['---\n# comment\n---\nText', 'Text'],
  ['---yaml\ntitle: x\n---\nText', 'Text'],
  ['--- \ntitle: x\n--- \nText', 'Text'],
])('%j is not a mistake', async (text, start) => {
  const {content, problems} = await loadTestSite({'docs/a.md': text});
  expect(written(problems)).toEqual([]);
  expect(content.docs[0]?.description).toBe(start === '----' ? 'Text' : start);
});

test.each<[string, object]>([
  ['title: 1:30', {title: '1:30'}],
  ['title: 010', {title: '010'}],
  ['title: 1.10', {title: '1.10'}],
  ['title: 2024-05-31', {title: '2024-05-31'}],
  ['title: yes', {title: 'yes'}],
  ['title: 0x1F # hexadecimal', {title: '0x1F'}],
  ['sidebar_label: 1_000', {sidebarLabel: '1_000'}],
  ['sidebar_label: 7', {sidebarLabel: '7'}],
  ['sidebar_position: 010', {sidebarPosition: 10}],
  ['sidebar_position: 1.50', {sidebarPosition: 1.5}],
  ['keywords: [1.10, 010, a]', {keywords: ['1.10', '010', 'a']}],
  ['sidebar_custom_props: {a: 1.50, b: 010}', {sidebarCustomProps: {a: 1.5, b: 10}}],
  ['own: 010', {frontMatter: {own: 10}}],
])('%j is read as YAML 1.2, and text is kept as written', async (front, fields) => {
  const {content, problems} = await loadTestSite({'docs/a.md': `---\n${front}\n---\nText`});
  expect(written(problems)).toEqual([]);
  expect(content.docs[0]).toMatchObject(fields);
});

test('tags and authors files are read like front matter', async () => {
  const {content, problems} = await loadTestSite({
    'docs/tags.yml': 'no:\n  label: 1:30\n',
    'docs/a.md': '---\ntags: [no]\n---\nText',
  });
  expect(written(problems)).toEqual([]);
  expect(content.docsTags.map(({label}) => label)).toEqual(['1:30']);
});

test.each([
  ['1/2/2024', '2024-01-02', '2024-02-01'],
  ['03.04.2024', '2024-03-04', '2024-04-03'],
])('%s: a date with day and month in either order is reported', async (date, taken, other) => {
  const {problems, content} = await loadTestSite({
    'blog/a.md': `---\ndate: ${date}\n---\n\n<!-- truncate -->\n`,
    'docs/a.md': `---\ndate: ${date}\nlast_update: {date: ${date}}\n---\n`,
  });
  const rest = `The date \`${date}\` is read as ${taken}, with the month first. | Write \`${taken}\`, or \`${other}\` if the day comes first.`;
  expect(written(problems)).toEqual([`warning docs/a.md:3:21 ${rest}`, `warning blog/a.md:2:7 ${rest}`]);
  expect(content.posts.map((post) => post.date.slice(0, 10))).toEqual([taken]);
});

test.each(['12/31/2024', '2/2/2024', '2024/01/02', 'January 2, 2024'])(
  'the date %s is unambiguous',
  async (date) => {
    const {problems} = await loadTestSite({
      'blog/a.md': `---\ndate: ${date}\n---\n\n<!-- truncate -->\n`,
    });
    expect(written(problems)).toEqual([]);
  },
);

test('a slug with a space is reported with its address', async () => {
  const {problems} = await loadTestSite({
    'docs/a.md': '---\nslug: my page/b\n---\n',
    'docs/my folder/b.md': '---\nslug: b\n---\n',
  });
  expect(written(problems)).toEqual([
    'warning docs/a.md:2:7 The slug `my page/b` has a space in it, so the address is `/v1/docs/my%20page/b`. | Write `my-page/b`.',
  ]);
});
