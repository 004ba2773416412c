import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

const config = (docs: string, mark = 'first') => `export default {
  title: 'Test',
  url: 'https://test.example',
  baseUrl: '/',
  markdown: {
    parseFrontMatter: async (file) => {
      const parsed = await file.defaultParseFrontMatter(file);
      return {...parsed, frontMatter: {...parsed.frontMatter, mark: '${mark}'}};
    },
  },
  docs: {
    ${docs}
  },
};
`;

let site: TestSite;
beforeAll(() => {
  site = createSite({
    'site.config.ts': config('editUrl: ({docPath, locale}) => `https://edit.example/${locale}/${docPath}`,'),
    'docs/intro.md': '# Intro\n\nHello {frontMatter.mark}.\n',
  });
});
afterAll(() => site.dispose());

test('functions of the configuration determine what pages show', async () => {
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(site.output('docs/intro/index.html')).toContain('href="https://edit.example/en/intro.md"');
  expect(site.output('docs/intro/index.html')).toContain('Hello first.');
});

test('a changed result of a function is on the page, and an error in it has its position', async () => {
  site.write({'site.config.ts': config("editUrl: () => 'https://other.example/',", 'second')});
  expect((await site.build()).code).toBe(0);
  expect(site.output('docs/intro/index.html')).toContain('href="https://other.example/"');
  expect(site.output('docs/intro/index.html')).toContain('Hello second.');

  site.write({'site.config.ts': config('editUrl: () => missing,')});
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('site.config.ts:12:');
  expect(stderr).toContain(
    '`docs.editUrl` failed for docs/intro.md: ReferenceError: missing is not defined.',
  );
});

describe('blog.feedOptions.createFeedItems', () => {
  const blogConfig = (createFeedItems: string) => `export default {
  title: 'Test',
  url: 'https://test.example',
  docs: false,
  blog: {
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {
      type: 'all',
      ${createFeedItems}
    },
  },
};
`;
  const FILTER = `createFeedItems: async ({blogPosts, defaultCreateFeedItems, ...rest}) => {
        const kept = blogPosts.filter(({metadata}) => !metadata.frontMatter.local);
        const items = await defaultCreateFeedItems({blogPosts: kept, ...rest});
        const more = {title: 'More < less', link: 'https://more.example/', date: '2024-05-06'};
        return [...items.map((item) => ({...item, title: item.title + ' of ' + rest.siteConfig.title})), more];
      },`;
  let blog: TestSite;
  beforeAll(() => {
    blog = createSite({
      'site.config.ts': blogConfig(FILTER),
      'blog/2025-01-02-second.md': '---\ntitle: Second\nlocal: true\n---\n\nHere only.\n',
      'blog/2025-01-01-first.md':
        '---\ntitle: First\ntags: [a]\nauthors: {name: Ada}\n---\n\nEverywhere, in **all** feeds.\n',
    });
  });
  afterAll(() => blog.dispose());

  test('makes the items of all feeds, from the default ones', async () => {
    const {code, stderr} = await blog.build();
    expect(stderr).not.toContain('error');
    expect(code).toBe(0);
    const {items} = JSON.parse(blog.output('blog/feed.json'));
    expect(items).toMatchObject([
      {
        id: 'https://test.example/blog/2025/01/01/first',
        title: 'First of Test',
        content_html: '<p>Everywhere, in <strong>all</strong> feeds.</p>',
        tags: ['a'],
        author: {name: 'Ada'},
      },
      {url: 'https://more.example/', title: 'More < less', date_published: '2024-05-06T00:00:00.000Z'},
    ]);
    expect(blog.output('blog/rss.xml')).toContain('More &lt; less');
    expect(blog.output('blog/rss.xml')).not.toContain('Second');
    expect(blog.output('blog/atom.xml')).toContain('<updated>2025-01-01T00:00:00.000Z</updated>');
    expect(blog.output('blog/index.html')).toContain('Second');
  });

  test('is asked in each build, and unchanged items leave the feeds as they are', async () => {
    expect((await blog.build()).stdout).toContain('unchanged');
    blog.write({'site.config.ts': blogConfig(FILTER.replace("' of '", "' at '"))});
    expect((await blog.build()).code).toBe(0);
    expect(blog.output('blog/feed.json')).toContain('First at Test');
  });

  test.each([
    ['() => missing', 'failed for the feeds of blog: ReferenceError: missing is not defined.'],
    ["() => [{title: 'A', link: '/a', date: new Date()}]", '(`link` of item 1 is missing or invalid)'],
    [
      '({defaultCreateFeedItems}) => defaultCreateFeedItems({blogPosts: [{}]})',
      '`defaultCreateFeedItems` needs posts that it received',
    ],
  ])('that is %s is an error with its position', async (written, message) => {
    blog.write({'site.config.ts': blogConfig(`createFeedItems: ${written},`)});
    const {code, stderr} = await blog.build();
    expect(code).toBe(1);
    expect(stderr).toContain('site.config.ts:9:');
    expect(stderr).toContain('`blog.feedOptions.createFeedItems` ');
    expect(stderr).toContain(message);
  });
});
