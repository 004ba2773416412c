// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {readStorage, writeStorage} from '../../../src/generator/theme/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a text in %s is kept, replaced and removed',
  (name) => {
    expect(readStorage('key', name)).toBeNull();
    expect(writeStorage('key', 'one', name)).toBe(true);
    expect(writeStorage('key', 'two', name)).toBe(true);
    expect([readStorage('key', name), globalThis[name].getItem('key')]).toEqual(['two', 'two']);
    expect(writeStorage('key', null, name)).toBe(true);
    expect([readStorage('key', name), globalThis[name].length]).toEqual([null, 0]);
  },
);

test('storage that the browser blocks holds nothing and keeps nothing, without an error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readStorage('key')).toBeNull();
  expect(writeStorage('key', 'one')).toBe(false);
  expect(writeStorage('key', null)).toBe(false);
});
