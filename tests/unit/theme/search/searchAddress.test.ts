import {expect, test} from 'vitest';
import {MAX_QUERY, readSearch, writeSearch} from '../../../../src/generator/theme/search/searchAddress.ts';

test.each([
  {query: 'acl class'},
  {query: 'a&b=c#d?e+f%20', kind: 'api'},
  {query: '<img onerror>', kind: 'model', product: 'Acme & Sons'},
  {query: 'a', version: 'api/1.0'},
] as const)('$query survives the way through the address', (wanted) => {
  expect(readSearch(writeSearch(wanted))).toEqual(wanted);
});

test('nothing wanted leaves the address bare', () => {
  expect(writeSearch({query: '  '})).toBe('');
  expect(readSearch('')).toEqual({query: ''});
});

test('a kind that does not exist counts as none', () => {
  expect(readSearch('?q=a&kind=video')).toEqual({query: 'a'});
  expect(readSearch('?q=a&kind=toString')).toEqual({query: 'a'});
});

test('a query without end is cut', () => {
  expect(readSearch(`?q=${'x'.repeat(10_000)}`).query).toHaveLength(MAX_QUERY);
});
