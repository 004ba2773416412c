import {describe, expect, test} from 'vitest';
import {loadTestSite, type TestOptions, written} from '../loadTestSite.ts';

const authorsFile = `
ann:
  name: Ann
  title: Writer
  url: https://ann.example
  email: ann@x.org
  image_url: /img/ann.png
  description: Writes.
  page: true
  socials: {github: ann-gh, x: '@ann', mastodon: https://m.example/@ann, bluesky: ann.example}
bobSmith:
  name: Bob
  page: {permalink: /team/bob}
`;

async function load(front: string, options?: TestOptions, file = authorsFile) {
  const {content, problems} = await loadTestSite(
    {'blog/2024-01-01-x.md': `---\n${front}\n---\nText`, 'blog/authors.yml': file},
    options,
  );
  return {authors: content.posts[0]?.authors, all: content.authors, problems: written(problems)};
}

const ann = {
  key: 'ann',
  name: 'Ann',
  title: 'Writer',
  url: 'https://ann.example',
  email: 'ann@x.org',
  imageURL: '/v1/img/ann.png',
  description: 'Writes.',
  permalink: '/v1/blog/authors/ann',
  socials: [
    {platform: 'GitHub', url: 'https://github.com/ann-gh'},
    {platform: 'X', url: 'https://x.com/ann'},
    {platform: 'Mastodon', url: 'https://m.example/@ann'},
    {platform: 'Bluesky', url: 'https://bsky.app/profile/ann.example'},
  ],
};

test('an account may be an address without its scheme', async () => {
  const socials = '{github: github.com/ann, linkedin: www.linkedin.com/in/ann, bluesky: ann.example}';
  const {authors, problems} = await load('authors: ann', {}, `ann: {name: Ann, socials: ${socials}}`);
  expect(problems).toEqual([]);
  expect(authors?.[0]?.socials).toEqual([
    {platform: 'GitHub', url: 'https://github.com/ann'},
    {platform: 'LinkedIn', url: 'https://www.linkedin.com/in/ann'},
    {platform: 'Bluesky', url: 'https://bsky.app/profile/ann.example'},
  ]);
});

test('come from the authors file by key', async () => {
  const {authors, all, problems} = await load('authors: [ann, bobSmith]');
  expect(authors).toEqual([
    ann,
    {key: 'bobSmith', name: 'Bob', permalink: '/v1/blog/authors/team/bob', socials: []},
  ]);
  expect(Object.keys(all)).toEqual(['ann', 'bobSmith']);
  expect(problems).toEqual([]);
});

test.each(['authors: ann', 'authors: {key: ann}', 'authors: [{key: ann}]'])(
  '%s is one author',
  async (front) => {
    const {authors, problems} = await load(front);
    expect([authors, problems]).toEqual([[ann], []]);
  },
);

test('a post may override a part', async () => {
  const {authors} = await load(
    'authors: {key: ann, title: Guest, image_url: https://x.org/i.png, socials: {github: other}}',
  );
  expect(authors).toEqual([
    {
      ...ann,
      title: 'Guest',
      imageURL: 'https://x.org/i.png',
      socials: [{platform: 'GitHub', url: 'https://github.com/other'}],
    },
  ]);
});

test.each([
  'author: Zed\nauthor_title: T\nauthor_url: https://z.org\nauthor_image_url: https://z.org/i.png',
  'author: Zed\nauthorTitle: T\nauthorURL: https://z.org\nauthorImageURL: https://z.org/i.png',
  'authors: {name: Zed, title: T, url: https://z.org, image_url: https://z.org/i.png}',
])('written in the post: %j', async (front) => {
  const {authors, problems} = await load(front, {blog: {onInlineAuthors: 'ignore'}});
  expect(authors).toEqual([
    {name: 'Zed', title: 'T', url: 'https://z.org', imageURL: 'https://z.org/i.png', socials: []},
  ]);
  expect(problems).toEqual([]);
});

test('a page of an author has the kebab-case key', async () => {
  const {all} = await load('a: 1', {}, 'bobSmith: {name: Bob, page: true}');
  expect(all.bobSmith?.permalink).toBe('/v1/blog/authors/bob-smith');
});

describe('mistakes', () => {
  test.each([
    [
      'authors: [ann,\n  bobsmith]',
      'error blog/2024-01-01-x.md:3:3 The author `bobsmith` is not declared in `blog/authors.yml`. | Did you mean `bobSmith`?',
    ],
    [
      'authors: {key: zzz}',
      'error blog/2024-01-01-x.md:2:16 The author `zzz` is not declared in `blog/authors.yml`. | Available authors: `ann`, `bobSmith`.',
    ],
    [
      'authors: [{name: Zed}]',
      'warning blog/2024-01-01-x.md:2:11 The author `Zed` is written in the post and not declared in `blog/authors.yml`. | Declare the author there and use the key, or set `onInlineAuthors` to "ignore".',
    ],
    [
      'authors: [{title: x}]',
      'error blog/2024-01-01-x.md:2:11 `authors[0]` must have a `key`, a `name` or an `image_url`.',
    ],
    [
      'authors: ann\nauthor: Zed',
      'error blog/2024-01-01-x.md:3:9 `author` cannot be used together with `authors`. | Move the author into `authors`.',
    ],
  ])('in a post: %j', async (front, problem) => {
    expect((await load(front)).problems).toEqual([problem]);
  });

  test('a key without an authors file', async () => {
    const {problems} = await loadTestSite({'blog/2024-01-01-x.md': '---\nauthors: ann\n---\nText'});
    expect(written(problems)).toEqual([
      'error blog/2024-01-01-x.md:2:10 The author `ann` is not declared in `blog/authors.yml`. | Create the authors file `blog/authors.yml` and declare `ann` there.',
    ]);
  });

  test('an authors file with almost the right name, once', async () => {
    const post = '---\nauthors: ann\n---\nText';
    const {problems} = await loadTestSite({'blog/2024-01-01-x.md': post, 'blog/authors.yaml': authorsFile});
    expect(written(problems)).toEqual([
      'warning blog/authors.yaml The file is left out, because the authors file is `authors.yml`. | Rename it to `authors.yml`.',
    ]);
  });

  test.each([
    ['ann: {title: x}', 'error blog/authors.yml:1:6 `ann` must have a `name` or an `image_url`.'],
    [
      'ann:\n  nam: Ann',
      'error blog/authors.yml:2:3 `ann` must have a `name` or an `image_url`. | Did you mean `name` by `nam`?',
    ],
    ['ann:\n  name: [x]', 'error blog/authors.yml:2:9 `ann.name` must be a string, but is a list.'],
    [
      'ann:\n  name: A\n  sociasl: {}',
      'warning blog/authors.yml:3:3 Unknown key `sociasl` of the author `ann`. | Did you mean `socials`?',
    ],
  ])('in the authors file: %j', async (file, problem) => {
    expect((await load('a: 1', {}, file)).problems).toEqual([problem]);
  });

  test.each(['forum', 'constructor'])(
    'an account on the platform %s, which is not known',
    async (platform) => {
      const {problems} = await load('a: 1', {}, `ann: {name: A, socials: {${platform}: ann}}`);
      expect(problems).toEqual([
        expect.stringMatching(
          /^error blog\/authors\.yml:1:26 The account of the author `ann` on `(?:forum|constructor)` must be a full URL\. \| A name is enough on bluesky, .*youtube\.$/,
        ),
      ]);
    },
  );
});
