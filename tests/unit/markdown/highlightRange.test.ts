import {expect, test} from 'vitest';
import {parseMetastring} from '../../../src/generator/markdown/code/parseMetastring.ts';

test.each([
  ['{2}', [2]],
  ['{2,4-6}', [2, 4, 5, 6]],
  ['{99999999999999999999}', []],
  ['{1,99999999999999999999-99999999999999999999}', [1]],
])('the lines of %s', (meta, lines) => {
  expect([...(parseMetastring(meta).lines ?? [])]).toEqual(lines);
});

test('a range without an end is cut', () => {
  expect(parseMetastring('{1-99999999999999999999}').lines?.size).toBeLessThan(20_000);
});
