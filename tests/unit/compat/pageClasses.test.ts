import {expect, test} from 'vitest';
import {pageClasses} from '../../../src/generator/compat/pageClasses.ts';
import type {PageData} from '../../../src/generator/shared/page/PageData.ts';

const classesOf = (page: Partial<PageData> & Pick<PageData, 'layout'>): string =>
  pageClasses(page as PageData).join(' ');

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
  [{layout: 'markdownPage'}, 'plugin-pages plugin-id-default mdx-wrapper mdx-page'],
  [{layout: 'component'}, 'plugin-pages plugin-id-default'],
  [{layout: 'notFound'}, 'plugin-native plugin-id-default'],
] as const)('the classes of %j are the same as in Docusaurus', (page, expected) => {
  expect(classesOf(page)).toBe(expected);
});
