import {expect, test} from 'vitest';
import {addBundling} from '../../../../src/generator/bundle/webpack/addBundling.ts';

test('an alias of the site never gets in front of the generator’s React', () => {
  const base = {resolve: {alias: {'@site': '/site', react$: '/stub.js', react: '/react'}}};
  const own = {react: '/own', react$: '/own', 'react/jsx-runtime': '/own', '@parts': '/site/parts'};
  const {resolve} = addBundling(base, [{resolve: {alias: own}}], '/site');
  expect(Object.entries(resolve?.alias ?? {})).toEqual([
    ['@parts', '/site/parts'],
    ...Object.entries(base.resolve.alias),
  ]);
});

test.each([
  [
    ['.web.js', '...'],
    ['.web.js', '.ts', '.js'],
  ],
  [
    ['...', '.web.js'],
    ['.ts', '.js', '.web.js'],
  ],
  [['.web.js'], ['.ts', '.js', '.web.js']],
  [[], ['.ts', '.js']],
])('extensions of the site, where `...` stands for the others: %j', (extensions, merged) => {
  const {resolve} = addBundling({resolve: {extensions: ['.ts', '.js']}}, [{resolve: {extensions}}], '/site');
  expect(resolve?.extensions).toEqual(merged);
});
