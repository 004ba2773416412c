// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {
  clearRecent,
  readRecent,
  rememberRecent,
} from '../../../../src/generator/theme/search/recentSearches.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the newest query comes first, there are no duplicates, and five are kept', () => {
  for (const query of ['one', 'two', 'three', ' Two ', 'four', 'five', 'six', '  ']) rememberRecent(query);
  expect(readRecent()).toEqual(['six', 'five', 'four', 'Two', 'three']);
});

test('clearing leaves nothing behind', () => {
  rememberRecent('one');
  clearRecent();
  expect(readRecent()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('an unexpected value under the key is ignored', () => {
  for (const stored of ['{', '{"a":1}', '[1,null,"kept"]', 'null']) {
    localStorage.setItem('search.recent', stored);
    expect(readRecent()).toEqual(stored.includes('kept') ? ['kept'] : []);
  }
});

test('without storage there are none', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  rememberRecent('one');
  clearRecent();
  expect(readRecent()).toBeUndefined();
});
