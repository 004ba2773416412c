import {expect, test} from 'vitest';
import {bundlingArguments, readBundling} from '../../../../src/generator/compat/lifecycle/pluginBundling.ts';

test.each([
  [{'resolve.extensions': 'prepend'}, ['.web.js', '...']],
  [undefined, ['...', '.web.js']],
  [{'module.rules': 'prepend'}, ['...', '.web.js']],
])('extensions are the first if the merge strategy is to prepend: %j', (mergeStrategy, extensions) => {
  const given = {mergeStrategy, resolve: {extensions: ['.web.js', '...']}};
  expect(readBundling(given, {}, '/site').parts).toEqual([{resolve: {extensions}}]);
});

test.each<[name: string, change: (extensions: string[]) => string[] | undefined, expected: string[]]>([
  ['unshift', (all) => void all.unshift('.web.js', '.web.ts'), ['.web.js', '.web.ts', '...']],
  ['push', (all) => void all.push('.web.js'), ['...', '.web.js']],
  ['splice', (all) => void all.splice(1, 0, '.web.js'), ['.web.js', '...']],
  ['a new list', (all) => ['.web.js', ...all, '.late'], ['.web.js', '...', '.late']],
])('extensions keep their place in the list that a plugin changes: %s', (_, change, extensions) => {
  const [config] = bundlingArguments(false);
  const resolve = config.resolve as {extensions: string[]};
  resolve.extensions = change(resolve.extensions) ?? resolve.extensions;
  expect(readBundling(undefined, config, '/site').parts).toEqual([
    {resolve: expect.objectContaining({extensions})},
  ]);
});

test('extensions of a list that replaces the others keep their place', () => {
  const given = {mergeStrategy: {'resolve.extensions': 'replace'}, resolve: {extensions: ['.web.js', '.js']}};
  expect(readBundling(given, {}, '/site').parts).toEqual([{resolve: {extensions: ['.web.js', '...']}}]);
});

test('a plugin that changes nothing adds nothing', () => {
  const [config] = bundlingArguments(false);
  expect(readBundling(undefined, config, '/site')).toEqual({parts: [], leftOut: [], ignored: []});
  expect(readBundling({resolve: config.resolve}, config, '/site').parts).toEqual([]);
});
