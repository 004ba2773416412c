import {expect, test} from 'vitest';
import {parseMetastring} from '../../../src/generator/markdown/code/parseMetastring.ts';

test.each([
  ['{2}', [2]],
  ['{2,4-6}', [2, 4, 5, 6]],
  ['{99999999999999999999}', []],
  ['{1,99999999999999999999-99999999999999999999}', [1]],
])('the lines of %s', (meta, lines) => {
  expect([...(parseMetastring(meta).lines?.keys() ?? [])]).toEqual(lines);
});

test('an endless range is limited', () => {
  expect(parseMetastring('{1-99999999999999999999}').lines?.size).toBeLessThan(20_000);
});

test('lines are marked as their range says, and a block has an id', () => {
  const {lines, id, isWhole} = parseMetastring('id="retry" {1} focus={2-3} error={3} warning={4} nofold');
  expect([...(lines ?? [])]).toEqual([
    [1, ['highlight']],
    [2, ['focus']],
    [3, ['focus', 'error']],
    [4, ['warning']],
  ]);
  expect([id, isWhole]).toEqual(['retry', true]);
});
