import {describe, expect, test} from 'vitest';
import {loadTestSite, type TestOptions, written} from '../loadTestSite.ts';

async function loadPost(
  name: string,
  text: string,
  files: Record<string, string> = {},
  options?: TestOptions,
) {
  const {content, problems} = await loadTestSite({[`blog/${name}`]: text, ...files}, options);
  return {post: content.posts[0], problems: written(problems)};
}

test.each([
  ['2021-01-02-foo.md', '2021-01-02', '/2021/01/02/foo', 'foo'],
  ['2021/01/02/foo.md', '2021-01-02', '/2021/01/02/foo', 'foo'],
  ['2021/01-02/foo.mdx', '2021-01-02', '/2021/01/02/foo', 'foo'],
  ['2021-01-02-foo/index.md', '2021-01-02', '/2021/01/02/foo', 'foo'],
  ['2021-01-02/foo.md', '2021-01-02', '/2021/01/02/foo', 'foo'],
  ['2021-01-02/index.md', '2021-01-02', '/2021/01/02/index', 'index'],
  ['2024/03/04/index.md', '2024-03-04', '/2024/03/04/index', 'index'],
  ['sub/2021-01-02-foo.md', '2021-01-02', '/2021/01/02/sub/foo', 'foo'],
  ['2022-5-6-foo.md', '2022-05-06', '/2022/5/6/foo', 'foo'],
  ['0001-01-01-foo.md', '0001-01-01', '/0001/01/01/foo', 'foo'],
])('%s is dated %s, at %s, with the title %s', async (name, date, slug, title) => {
  const {post, problems} = await loadPost(name, 'Text');
  expect(post).toMatchObject({date: `${date}T00:00:00.000Z`, slug, permalink: `/v1/blog${slug}`, title});
  expect(problems).toEqual([]);
});

test.each([
  ['date: 2020-02-03', '2020-02-03T00:00:00.000Z'],
  ['date: 2020-02-03T10:00', '2020-02-03T10:00:00.000Z'],
  ['date: 2020-02-03 10:00', '2020-02-03T10:00:00.000Z'],
  ['date: 2020-2-3T10:00:00.000Z', '2020-02-03T10:00:00.000Z'],
  ['date: 2020-02-03T10:00:00+02:00', '2020-02-03T08:00:00.000Z'],
  ['date: 2020-02-03 10:00:00 -0530', '2020-02-03T15:30:00.000Z'],
  ['date: 2020-02-03T10:00:00+02', '2020-02-03T08:00:00.000Z'],
  ['date: 2020-2-3 9:05:00 +2', '2020-02-03T07:05:00.000Z'],
  ['date: 2020-02-03 10:00 EST', '2020-02-03T15:00:00.000Z'],
  ['date: 2020-02-03 5:30 PM', '2020-02-03T17:30:00.000Z'],
  ['date: Feb 3 2020 10:00 GMT+2', '2020-02-03T08:00:00.000Z'],
  ['date: "2020/02/03"', '2020-02-03T00:00:00.000Z'],
  ['date: 0099-02-03', '0099-02-03T00:00:00.000Z'],
  ['date: "0004/2/29"', '0004-02-29T00:00:00.000Z'],
  ['date: February 3, 2020', '2020-02-03T00:00:00.000Z'],
])('%s is %s', async (front, date) => {
  const {post, problems} = await loadPost('2024-01-01-x.md', `---\n${front}\n---\nText`);
  expect(problems).toEqual([]);
  expect(post?.date).toBe(date);
});

test('the address of a post without a date comes from its path', async () => {
  const {content, problems} = await loadTestSite({'blog/a/post.md': 'x', 'blog/b/index.md': 'y'});
  expect(content.posts.map((post) => post.permalink).sort()).toEqual(['/v1/blog/a/post', '/v1/blog/b']);
  expect(content.posts.every((post) => Math.abs(Date.parse(post.date) - Date.now()) < 86_400_000)).toBe(true);
  expect(problems).toEqual([]);
});

test('front matter sets slug and titles', async () => {
  const front = '---\ntitle: T\ntitle_meta: M\nsidebar_label: S\nslug: own/place\n---\n# Content\n\nText';
  const {post} = await loadPost('sub/2021-01-02-foo.md', front);
  expect(post).toMatchObject({
    title: 'T',
    titleMeta: 'M',
    sidebarLabel: 'S',
    slug: '/own/place',
    permalink: '/v1/blog/own/place',
    description: 'Text',
  });
});

test.each([
  ['', 0],
  ['# Title only', 0],
  ['word', 1],
  [`${'word '.repeat(200)}`, 1],
  // As in Docusaurus, which counts hundredths of a minute.
  [`# Title\n\n${'word '.repeat(200)} more`, 1],
  [`# Title\n\n${'word '.repeat(200)} and more`, 2],
])('reading time', async (text, minutes) => {
  expect((await loadPost('2024-01-01-x.md', text)).post?.readingTime).toBe(minutes);
});

test('has no reading time when it is not shown', async () => {
  const {post} = await loadPost('2024-01-01-x.md', 'a', {}, {blog: {showReadingTime: false}});
  expect(post?.readingTime).toBeUndefined();
});

describe('the order', () => {
  const files = {
    'blog/2024-01-01-b.md': '',
    'blog/2024-01-01-a.md': '',
    'blog/2024-02-01-c.md': '',
    'blog/2024-03-01-d.md': '---\ndraft: true\n---\n',
    'blog/2024-04-01-u.md': '---\nunlisted: true\n---\n',
  };
  test.each([
    ['descending', ['u', 'c', 'a', 'b']],
    ['ascending', ['b', 'a', 'c', 'u']],
  ] as const)('%s', async (sortPosts, titles) => {
    const {content} = await loadTestSite(files, {blog: {sortPosts}});
    expect(content.posts.map((post) => post.title)).toEqual(titles);
  });
});

describe('the truncate marker', () => {
  test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}'])(
    'may be %s',
    async (marker) => {
      const options: TestOptions = {blog: {onUntruncatedBlogPosts: 'throw'}};
      const {post, problems} = await loadPost('2024-01-01-x.md', `a\n\n${marker}\n\nb`, {}, options);
      expect([post?.truncated, problems]).toEqual([true, []]);
    },
  );

  test.each([
    ['x.mdx', 'a <!-- truncate -->\n\nb', true],
    ['x.md', '---\nmdx: {format: md}\n---\na <!-- truncate -->\n\nb', true],
    // In CommonMark, the MDX form of the marker is text.
    ['x.md', '---\nmdx: {format: md}\n---\na\n\n{/* truncate */}\n\nb', false],
    ['x.mdx', 'a `<!-- truncate -->` b', false],
    ['x.mdx', '```html\n<!-- truncate -->\n```', false],
    ['x.mdx', '\\{/* truncate */}', false],
  ])('in %s, %j: %s', async (name, text, truncated) => {
    const {post} = await loadPost(`2024-01-01-${name}`, text);
    expect(post?.truncated).toBe(truncated);
  });

  test('is reported as missing as the option says', async () => {
    const {post, problems} = await loadPost(
      '2024-01-01-x.md',
      'a',
      {},
      {blog: {onUntruncatedBlogPosts: 'warn'}},
    );
    expect(post?.truncated).toBe(false);
    expect(problems).toEqual([
      'warning blog/2024-01-01-x.md The post has no truncate marker, so lists show all of it. | Put `<!-- truncate -->` (in MDX `{/* truncate */}`) after its first paragraphs.',
    ]);
  });
});

test.each([
  [
    '2024-01-01-x.md',
    'date: soon',
    'error blog/2024-01-01-x.md:2:7 `date` must be a date, but is "soon". | Write a date such as `2024-05-31` or `2024-05-31T10:00`.',
  ],
  [
    '2024-01-01-x.md',
    'date: 2024',
    'error blog/2024-01-01-x.md:2:7 `date` must be a date such as `2024-05-31`, but is the number 2024.',
  ],
  [
    '2024-01-01-x.md',
    'date: 2023-02-29',
    'warning blog/2024-01-01-x.md:2:7 There is no day 2023-02-29; it is read as 2023-03-01. | That month has 28 days.',
  ],
  [
    '2024-13-01-x.md',
    'a: 1',
    'error blog/2024-13-01-x.md The file name contains the date 2024-13-01, which does not exist. | Rename the file, or give it a `date` in its front matter.',
  ],
  [
    '2024-01-01-x.md',
    'id: x',
    'warning blog/2024-01-01-x.md:2:1 The front matter key `id` is no longer supported in blog posts. | Use `slug` instead.',
  ],
  [
    '2024-01-01-x.md',
    'dat: 2024-01-01',
    'warning blog/2024-01-01-x.md:2:1 Unknown front matter key `dat`. | Did you mean `date`?',
  ],
])('%s with "%s" is reported', async (name, front, problem) => {
  expect((await loadPost(name, `---\n${front}\n---\nText`)).problems).toEqual([problem]);
});
