import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isSettled} from '../../../../src/generator/files/cache/isSettled.ts';

const NOW = Date.UTC(2025, 2, 4, 10, 15, 30);

beforeEach(() => void vi.useFakeTimers({now: NOW}));
afterEach(() => void vi.useRealTimers());

test('a time in whole seconds may stand for two seconds', () => {
  expect(isSettled(NOW - 2000)).toBe(false);
  expect(isSettled(NOW - 3000)).toBe(true);
});

test('a finer time is that of the change', () => {
  expect(isSettled(NOW - 100.25)).toBe(false);
  expect(isSettled(NOW - 700.25)).toBe(true);
});

test('a time in the future is not relied on', () => {
  expect(isSettled(NOW + 5000.5)).toBe(false);
});
