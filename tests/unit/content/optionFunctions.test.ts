import {describe, expect, test} from 'vitest';
import type {ProcessBlogPosts} from '../../../src/generator/config/schema/blogFunctions.ts';
import type {NumberPrefixParser} from '../../../src/generator/config/schema/docsSchema.ts';
import type {SidebarItemsGenerator} from '../../../src/generator/config/schema/sidebarItemsGenerator.ts';
import type {ParseFrontMatter} from '../../../src/generator/config/schema/markdownSchema.ts';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {drawSidebar} from './sidebars/sidebarTree.ts';
import {partsOf, type TestOptions, testConfig, written} from './loadTestSite.ts';

const FILES = {
  'docs/guide/a.md': 'A',
  'docs/guide/b.md': 'B',
  'blog/2024-01-02-post.md': 'Post',
  'src/pages/about.md': 'About',
};

/** Loads the files; problems of the configuration are located in line 7. */
async function loadFiles(options: TestOptions, files: Record<string, string> = FILES) {
  const siteDir = await siteFolder(files);
  const configSource = {configFile: 'site.config.ts', locateConfig: () => ({line: 7, column: 3})};
  const {content, problems} = await loadContent(siteDir, testConfig(options), {configSource});
  return {...partsOf(content), problems: written(problems)};
}

describe('editUrl', () => {
  const asJson = (page: object) => `https://edit.example/${JSON.stringify(page)}`;
  const reported = (url: string | undefined): unknown =>
    JSON.parse(url?.slice('https://edit.example/'.length) ?? '');

  test('returns the link of a doc, a post and a page', async () => {
    const {docs, posts, pages, problems} = await loadFiles({
      docs: {editUrl: asJson},
      blog: {editUrl: asJson},
      pages: {editUrl: asJson},
    });
    expect(problems).toEqual([]);
    expect(reported(docs[0]?.editUrl)).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'guide/a.md',
      permalink: '/v1/docs/guide/a',
      locale: 'en',
    });
    expect(reported(posts[0]?.editUrl)).toEqual({
      blogDirPath: 'blog',
      blogPath: '2024-01-02-post.md',
      permalink: '/v1/blog/2024/01/02/post',
      locale: 'en',
    });
    expect(reported(pages[0]?.document?.editUrl)).toEqual({
      pagesDirPath: 'src/pages',
      pagesPath: 'about.md',
      permalink: '/v1/about',
      locale: 'en',
    });
  });

  test('may return none, and front matter takes precedence', async () => {
    const files = {'docs/a.md': '---\ncustom_edit_url: https://own.example\n---\nA', 'docs/b.md': 'B'};
    const {docs} = await loadFiles({docs: {editUrl: () => undefined}, blog: false, pages: false}, files);
    expect(docs.map(({editUrl}) => editUrl)).toEqual(['https://own.example', undefined]);
  });

  test.each<[() => string, string]>([
    [
      () => {
        throw new Error('no such folder');
      },
      '`docs.editUrl` failed for docs/guide/a.md: Error: no such folder.',
    ],
    [
      () => JSON.parse('5'),
      '`docs.editUrl` must return an address, or nothing; for docs/guide/a.md it returned 5.',
    ],
    [
      () => 'javascript:alert(1)',
      '`docs.editUrl` must return an address that isn’t `javascript:`, which can run code; for docs/guide/a.md it returned "javascript:alert(1)".',
    ],
  ])('that is wrong, %s, is one error with its position', async (editUrl, message) => {
    const {problems} = await loadFiles({docs: {editUrl}});
    expect(problems).toEqual([`error site.config.ts:7:3 ${message} | Fix the function.`]);
  });
});

const BLOG = {
  'blog/2024-01-01-one.md': 'One two three',
  'blog/2024-01-02-two.md': '---\nminutes: 7\n---\nTwo',
  'blog/2024-01-03-draft.md': '---\ndraft: true\n---\nDraft',
};

describe('readingTime', () => {
  const load = (blog: TestOptions['blog']) => loadFiles({docs: false, pages: false, blog}, BLOG);

  test('receives text, front matter and the default', async () => {
    const {posts, problems} = await load({
      readingTime: ({content, frontMatter, defaultReadingTime}) =>
        Number(frontMatter.minutes ?? defaultReadingTime({content, options: {wordsPerMinute: 1}})),
    });
    expect(problems).toEqual([]);
    expect(posts.map(({slug, readingTime}) => [slug, readingTime])).toEqual([
      ['/2024/01/02/two', 7],
      ['/2024/01/01/one', 3],
    ]);
  });

  test('may return none, or minutes', async () => {
    const none = await load({readingTime: () => undefined});
    expect(none.posts.map(({readingTime}) => readingTime)).toEqual([undefined, undefined]);
    const {problems} = await load({readingTime: () => Number.NaN});
    expect(problems).toEqual([
      'error site.config.ts:7:3 `blog.readingTime` must return minutes, or nothing; for blog/2024-01-01-one.md it returned NaN. | Fix the function.',
    ]);
  });
});

describe('processBlogPosts', () => {
  const load = (processBlogPosts: ProcessBlogPosts) =>
    loadFiles({docs: false, pages: false, blog: {processBlogPosts}}, BLOG);

  test('orders posts, leaves some out, and changes titles and dates', async () => {
    const seen: string[] = [];
    const {posts, problems} = await load(async ({blogPosts}) => {
      seen.push(...blogPosts.map(({metadata}) => metadata.source));
      return blogPosts
        .toReversed()
        .map((post) => ({...post, metadata: {...post.metadata, title: `New ${post.id}`}}));
    });
    expect(problems).toEqual([]);
    expect(seen).toEqual(['@site/blog/2024-01-02-two.md', '@site/blog/2024-01-01-one.md']);
    expect(posts.map(({title}) => title)).toEqual(['New /2024/01/01/one', 'New /2024/01/02/two']);
    expect((await load(({blogPosts}) => blogPosts.slice(1))).posts).toHaveLength(1);
    expect((await load(() => undefined)).posts).toHaveLength(2);
  });

  test.each<[ProcessBlogPosts, string]>([
    [
      () => JSON.parse('"all"'),
      'must return a list of posts, or nothing; for the posts of blog it returned "all".',
    ],
    [
      ({blogPosts}) => blogPosts.map((post) => ({...post, id: '/x'})),
      'must return posts that it received, with their `id` and `metadata`; for the posts of blog it returned a list.',
    ],
    [() => Promise.reject(new TypeError('no.')), 'failed for the posts of blog: TypeError: no.'],
  ])('that is wrong, %s, is an error, and the posts are kept', async (processBlogPosts, message) => {
    const {posts, problems} = await load(processBlogPosts);
    expect(problems).toEqual([
      `error site.config.ts:7:3 \`blog.processBlogPosts\` ${message} | Fix the function.`,
    ]);
    expect(posts).toHaveLength(2);
  });
});

describe('numberPrefixParser', () => {
  const load = (numberPrefixParser: NumberPrefixParser) =>
    loadFiles(
      {docs: {numberPrefixParser}, blog: false, pages: false},
      {'docs/b~2/x~2.md': 'X', 'docs/b~2/y~1.md': 'Y', 'docs/c~1/z.md': 'Z'},
    );

  test('splits file and folder names into names and positions', async () => {
    const {docs, sidebars, problems} = await load((name) => {
      const [filename = name, number] = name.split('~');
      return {filename, numberPrefix: number === undefined ? undefined : Number(number)};
    });
    expect(problems).toEqual([]);
    expect(docs.map(({id, permalink}) => [id, permalink])).toEqual([
      ['b/x', '/v1/docs/b/x'],
      ['b/y', '/v1/docs/b/y'],
      ['c/z', '/v1/docs/c/z'],
    ]);
    const [categories] = Object.values(sidebars);
    expect(categories).toMatchObject([
      {label: 'c', items: [{id: 'c/z'}]},
      {label: 'b', items: [{id: 'b/y'}, {id: 'b/x'}]},
    ]);
  });

  test('that returns something else is one error, and names are kept', async () => {
    const {docs, problems} = await load(() => JSON.parse('null'));
    expect(problems).toEqual([
      'error site.config.ts:7:3 `docs.numberPrefixParser` must return `{filename, numberPrefix}`, a string and optionally a number; for the name x~2 it returned null. | Fix the function.',
    ]);
    expect(docs[0]?.id).toBe('b~2/x~2');
  });
});

describe('parseFrontMatter', () => {
  const load = (parseFrontMatter: ParseFrontMatter) =>
    loadFiles(
      {site: {parseFrontMatter}},
      {
        'docs/a.md': '---\ntitle: A\n---\nText',
        'docs/b.md': 'Text',
        'blog/2024-01-02-p.md': '---\ntitle: P\n---\nText',
        'src/pages/q.md': '---\ntitle: Q\n---\nText',
      },
    );

  test('returns the front matter of docs, posts and pages, which is validated as usual', async () => {
    const {docs, posts, pages, problems} = await load(async (file) => {
      const {frontMatter, content} = await file.defaultParseFrontMatter(file);
      return {frontMatter: {...frontMatter, title: `${String(frontMatter.title)}!`}, content};
    });
    expect(problems).toEqual([]);
    expect(docs.map(({title}) => title)).toEqual(['A!', 'undefined!']);
    expect(posts[0]?.title).toBe('P!');
    expect(pages[0]?.document?.title).toBe('Q!');
    const wrong = await load(({fileContent}) => ({frontMatter: {title: []}, content: fileContent}));
    expect(wrong.problems).toContainEqual(expect.stringMatching(/^error docs\/b\.md .*`title`/));
  });

  test('that changes the text is one error for each folder', async () => {
    const {problems} = await load(() => ({frontMatter: {}, content: 'other'}));
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe(
      'error site.config.ts:7:3 `markdown.parseFrontMatter` must return the `content` unchanged; for docs/a.md it returned an object. | Fix the function.',
    );
  });
});

describe('sidebarItemsGenerator', () => {
  const DOCS = {
    'docs/a.md': 'A',
    'docs/b.md': '---\nsidebar_label: Second\n---\nB',
    'docs/2-g/1-x.md': 'X',
    'docs/2-g/_category_.json': '{"label": "Group"}',
  };
  const drawn = async (sidebarItemsGenerator: SidebarItemsGenerator) => {
    const options = {docs: {sidebarItemsGenerator}, blog: false, pages: false} as const;
    const {sidebars, problems} = await loadFiles(options, DOCS);
    return {tree: drawSidebar(sidebars.defaultSidebar), problems};
  };

  test('receives the default items of the docs that it names', async () => {
    const {tree, problems} = await drawn(async ({defaultSidebarItemsGenerator, docs, ...args}) => {
      const items = await defaultSidebarItemsGenerator({...args, docs: docs.filter(({id}) => id !== 'a')});
      return [...items.reverse(), {type: 'link', label: 'Code', href: 'https://code.example'}];
    });
    expect(problems).toEqual([]);
    expect(tree).toEqual([
      'Second -> /v1/docs/b',
      '[Group]',
      '  x -> /v1/docs/g/x',
      'Code -> https://code.example',
    ]);
  });

  test('receives docs, version and categories under Docusaurus’ names', async () => {
    let received: unknown;
    await drawn(({numberPrefixParser, isCategoryIndex, ...args}) => {
      const isIndex = isCategoryIndex({fileName: 'README', directories: ['g'], extension: '.md'});
      received = {...args, name: numberPrefixParser('2-g'), isIndex};
      return [];
    });
    expect(received).toMatchObject({
      item: {type: 'autogenerated', dirName: '.'},
      version: {contentPath: expect.stringMatching(/docs$/), versionName: 'current'},
      docs: expect.arrayContaining([
        expect.objectContaining({
          id: 'g/x',
          source: '@site/docs/2-g/1-x.md',
          sourceDirName: '2-g',
          sidebarPosition: 1,
        }),
      ]),
      categoriesMetadata: {'2-g': {label: 'Group'}},
      name: {filename: 'g', numberPrefix: 2},
      isIndex: true,
    });
  });

  test('that fails, or returns no items, is an error with its position', async () => {
    const failed = await drawn(() => {
      throw new Error('No.');
    });
    expect(failed.problems).toEqual([
      'error site.config.ts:7:3 `docs.sidebarItemsGenerator` failed for the folder . in the sidebar defaultSidebar: Error: No. | Fix the function.',
    ]);
    const {problems} = await drawn(() => [{type: 'doc'}, {type: 'doc', id: 'gone'}]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^error site\.config\.ts:7:3 In the sidebar item `defaultSidebar\[0]`/);
    expect(problems[1]).toMatch(/^error site\.config\.ts:7:3 .*lists the doc `gone`, which does not exist/);
  });
});
