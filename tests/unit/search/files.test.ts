import {expect, test} from 'vitest';
import {splitIntoRanges, rangeOf, rangesOf} from '../../../src/generator/search/format/keyRanges.ts';
import {
  packPostings,
  pageOf,
  posting,
  unpackPostings,
  weightOf,
} from '../../../src/generator/search/format/postings.ts';

const KEYS = ['a', 'acl', 'aclclass', 'aclentry', 'api', 'b', 'cell', 'chart', 'z'];

test('ranges are small and begin where prefixes change', () => {
  const sizes = KEYS.map(() => 10);
  const cuts = splitIntoRanges(KEYS, sizes, 30);
  expect(cuts[0]).toBe('');
  expect([...cuts].sort()).toEqual(cuts);
  const ranges = cuts.map((_, range) => KEYS.filter((key) => rangeOf(cuts, key) === range));
  expect(ranges.flat()).toEqual(KEYS);
  for (const range of ranges) expect(range.length).toBeLessThanOrEqual(3);
});

test('a key that is too large has its own range', () => {
  const cuts = splitIntoRanges(['a', 'b', 'c'], [5, 500, 5], 30);
  expect(cuts.map((_, range) => ['a', 'b', 'c'].filter((key) => rangeOf(cuts, key) === range))).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
});

test('a prefix is searched for in every range that may contain it', () => {
  const cuts = ['', 'ac', 'acm', 'b'];
  expect(rangesOf(cuts, 'a')).toEqual([0, 1, 2]);
  expect(rangesOf(cuts, 'acl')).toEqual([1]);
  expect(rangesOf(cuts, 'zzz')).toEqual([3]);
});

test('without keys there is one range', () => {
  expect(splitIntoRanges([], [], 30)).toEqual(['']);
});

test('postings survive encoding and decoding', () => {
  const pages: [number, number][] = [
    [0, 1],
    [7, 4],
    [8, 2],
    [5000, 3],
  ];
  const postings = pages.map(([page, weight]) => posting(page, weight));
  const unpacked = unpackPostings(packPostings(postings));
  expect(unpacked).toEqual(postings);
  expect(unpacked.map((value) => [pageOf(value), weightOf(value)])).toEqual(pages);
  expect(packPostings(postings).every((value) => value < 20_000)).toBe(true);
});
