import {expect, test} from 'vitest';
import {breadcrumbList} from '../../../src/generator/routes/structuredData.ts';
import {testConfig} from '../output/formats/testConfig.ts';

test('the breadcrumb list ends with the page, and leaves out categories without a page', () => {
  const config = {...testConfig(), url: 'https://a.example'};
  const crumbs = [{label: 'A', href: '/a'}, {label: 'B'}, {label: 'C'}];
  expect(breadcrumbList(config, crumbs, '/a/c')).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {position: 1, name: 'A', item: 'https://a.example/a'},
        {position: 2, name: 'C', item: 'https://a.example/a/c'},
      ],
    },
  ]);
  expect(breadcrumbList(config, [], '/a')).toEqual([]);
});

test('a page at the top level has no breadcrumb list', () => {
  const crumbs = [{label: 'Welcome'}];
  expect(breadcrumbList(testConfig(), crumbs, '/welcome')).toEqual([]);
  expect(breadcrumbList(testConfig(), [{label: 'Guides'}, ...crumbs], '/welcome')).toEqual([]);
});
