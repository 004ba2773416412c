import {expect, test} from 'vitest';
import {pageClasses} from '../../../src/generator/compat/pageClasses.ts';
import type {PageData} from '../../../src/generator/shared/page/PageData.ts';

const classesOf = (page: Partial<PageData> & Pick<PageData, 'layout'>): string =>
  pageClasses({path: '/', ...page} as PageData, {
    blogs: [
      {id: 'default', title: 'Blog', path: '/', authorsPath: '/authors'},
      {id: 'news', title: 'News', path: '/news', authorsPath: '/news/authors'},
    ],
  }).join(' ');

test.each([
  [
    {layout: 'doc', docId: 'guides/a'},
    'plugin-docs plugin-id-default docs-wrapper docs-version-current docs-doc-page docs-doc-id-guides/a',
  ],
  [
    {layout: 'docTags', docsVersion: {instance: 'api', name: '2.x'}},
    'plugin-docs plugin-id-api docs-wrapper docs-version-2.x docs-tags-list-page',
  ],
  [{layout: 'blogPost'}, 'plugin-blog plugin-id-default blog-wrapper blog-post-page'],
  [{layout: 'blogPost', path: '/news/2024/a'}, 'plugin-blog plugin-id-news blog-wrapper blog-post-page'],
  [{layout: 'blogList', path: '/news'}, 'plugin-blog plugin-id-news blog-wrapper blog-list-page'],
  [{layout: 'blogList', path: '/newsletter'}, 'plugin-blog plugin-id-default blog-wrapper blog-list-page'],
  [{layout: 'markdownPage'}, 'plugin-pages plugin-id-default mdx-wrapper mdx-page'],
  [{layout: 'markdownPage', wrapperClassName: 'a b'}, 'plugin-pages plugin-id-default a b mdx-page'],
  [{layout: 'component'}, 'plugin-pages plugin-id-default'],
  [{layout: 'notFound'}, 'plugin-native plugin-id-default'],
] as const)('the classes of %j are the same as in Docusaurus', (page, expected) => {
  expect(classesOf(page)).toBe(expected);
});
