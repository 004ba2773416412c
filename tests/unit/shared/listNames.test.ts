import {expect, test} from 'vitest';
import {listNames} from '../../../src/generator/shared/text/listNames.ts';

const letters = (count: number) => Array.from({length: count}, (_, index) => String.fromCharCode(97 + index));

test.each([
  [0, ''],
  [2, '`a`, `b`'],
  [9, '`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h`, `i`'],
  [12, '`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h` and 4 more'],
])('a list of %i names', (count, list) => {
  expect(listNames(letters(count))).toBe(list);
});
