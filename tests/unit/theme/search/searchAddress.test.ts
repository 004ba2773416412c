import {expect, test} from 'vitest';
import {MAX_QUERY, readSearch, writeSearch} from '../../../../src/generator/theme/search/searchAddress.ts';

test.each([
  {query: 'acl class'},
  {query: 'a&b=c#d?e+f%20', kind: 'api'},
  {query: '<img onerror>', kind: 'model', product: 'Acme & Sons'},
  {query: 'a', version: 'api/1.0'},
] as const)('$query is unchanged after writing and reading the address', (wanted) => {
  expect(readSearch(writeSearch(wanted))).toEqual(wanted);
});

test('without a search the address has no query', () => {
  expect(writeSearch({query: '  '})).toBe('');
  expect(readSearch('')).toEqual({query: ''});
});

test('an unknown kind is ignored', () => {
  expect(readSearch('?q=a&kind=video')).toEqual({query: 'a'});
  expect(readSearch('?q=a&kind=toString')).toEqual({query: 'a'});
});

test('a very long query is cut', () => {
  expect(readSearch(`?q=${'x'.repeat(10_000)}`).query).toHaveLength(MAX_QUERY);
});
