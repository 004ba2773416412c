import {describe, expect, test} from 'vitest';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {partsOf, type TestOptions, testConfig, written} from './loadTestSite.ts';

const FILES = {
  'docs/guide/a.md': 'A',
  'docs/guide/b.md': 'B',
  'blog/2024-01-02-post.md': 'Post',
  'src/pages/about.md': 'About',
};

/** Loads the files; problems of the configuration are placed at line 7. */
async function load(options: TestOptions, files: Record<string, string> = FILES) {
  const siteDir = await siteFolder(files);
  const configSource = {configFile: 'site.config.ts', locateConfig: () => ({line: 7, column: 3})};
  const {content, problems} = await loadContent(siteDir, testConfig(options), {configSource});
  return {...partsOf(content), problems: written(problems)};
}

describe('editUrl', () => {
  const asJson = (page: object) => `https://edit.example/${JSON.stringify(page)}`;
  const told = (url: string | undefined): unknown =>
    JSON.parse(url?.slice('https://edit.example/'.length) ?? '');

  test('gives the link of a doc, a post and a page', async () => {
    const {docs, posts, pages, problems} = await load({
      docs: {editUrl: asJson},
      blog: {editUrl: asJson},
      pages: {editUrl: asJson},
    });
    expect(problems).toEqual([]);
    expect(told(docs[0]?.editUrl)).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'guide/a.md',
      permalink: '/v1/docs/guide/a',
      locale: 'en',
    });
    expect(told(posts[0]?.editUrl)).toEqual({
      blogDirPath: 'blog',
      blogPath: '2024-01-02-post.md',
      permalink: '/v1/blog/2024/01/02/post',
      locale: 'en',
    });
    expect(told(pages[0]?.document?.editUrl)).toEqual({
      pagesDirPath: 'src/pages',
      pagesPath: 'about.md',
      permalink: '/v1/about',
      locale: 'en',
    });
  });

  test('may give none, and the front matter comes before it', async () => {
    const files = {'docs/a.md': '---\ncustom_edit_url: https://own.example\n---\nA', 'docs/b.md': 'B'};
    const {docs} = await load({docs: {editUrl: () => undefined}, blog: false, pages: false}, files);
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
      '`docs.editUrl` must give an address, or nothing; for docs/guide/a.md it gave 5.',
    ],
    [
      () => 'javascript:alert(1)',
      '`docs.editUrl` must give no `javascript:` address, which can run code; for docs/guide/a.md it gave "javascript:alert(1)".',
    ],
  ])('that is wrong, %s, is one error at its place', async (editUrl, message) => {
    const {problems} = await load({docs: {editUrl}});
    expect(problems).toEqual([`error site.config.ts:7:3 ${message} | Correct the function.`]);
  });
});
