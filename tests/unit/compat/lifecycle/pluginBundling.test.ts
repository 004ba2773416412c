import {expect, test} from 'vitest';
import {readBundling} from '../../../../src/generator/compat/lifecycle/pluginBundling.ts';

test.each([
  [{'resolve.extensions': 'prepend'}, ['.web.js', '...']],
  [undefined, ['...', '.web.js']],
  [{'module.rules': 'prepend'}, ['...', '.web.js']],
])('extensions are the first if the merge strategy is to prepend: %j', (mergeStrategy, extensions) => {
  const given = {mergeStrategy, resolve: {extensions: ['.web.js', '...']}};
  expect(readBundling(given, {}, '/site').parts).toEqual([{resolve: {extensions}}]);
});
