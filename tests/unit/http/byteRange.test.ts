import {expect, test} from 'vitest';
import {byteRange} from '../../../src/generator/http/byteRange.ts';

test.each<[string | undefined, ReturnType<typeof byteRange>]>([
  ['bytes=0-1', {start: 0, end: 1}],
  ['bytes=5-', {start: 5, end: 9}],
  ['bytes=5-5', {start: 5, end: 5}],
  ['bytes=-3', {start: 7, end: 9}],
  ['bytes=-30', {start: 0, end: 9}],
  ['bytes=2-99', {start: 2, end: 9}],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test('an empty file has no range', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
