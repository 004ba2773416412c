import {expect, test} from 'vitest';
import type {PageData} from '../../../src/generator/shared/page/PageData.ts';
import {themeParts} from '../../../src/generator/shared/page/themeParts.ts';

test.each<[PageData['layout'], modules: Record<string, unknown>, parts: string[]]>([
  ['doc', {}, []],
  ['doc', {body: ''}, ['content']],
  ['component', {}, []],
  ['blogList', {}, ['blog']],
  ['blogPost', {body: ''}, ['blog', 'content']],
  ['categoryIndex', {}, ['layouts']],
  ['docTags', {}, ['layouts']],
  ['notFound', {}, ['layouts']],
])('a page of layout %s with the modules %j loads %j', (layout, modules, parts) => {
  const data = {layout, ...(layout === 'component' && {component: '@site/Page.tsx'})} as PageData;
  expect(themeParts(data, modules)).toEqual(parts);
});
