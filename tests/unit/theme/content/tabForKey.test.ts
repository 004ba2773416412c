// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {tabForKey} from '../../../../src/generator/theme/content/chooseTab.ts';

afterEach(() => {
  document.dir = '';
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 0, 2],
  ['Enter', 1, 1],
  [' ', 2, 2],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s on tab %i of three moves to %s', (key, current, target) => {
  expect(tabForKey(key, current, 3)).toBe(target);
});

test('where text runs from right to left, the next tab is on the left', () => {
  document.dir = 'rtl';
  expect([
    tabForKey('ArrowLeft', 0, 3),
    tabForKey('ArrowRight', 1, 3),
    tabForKey('ArrowRight', 0, 3),
  ]).toEqual([1, 0, 2]);
  expect([tabForKey('Home', 1, 3), tabForKey('End', 0, 3)]).toEqual([0, 2]);
});

test('without tabs, no key moves anywhere', () => {
  expect(tabForKey('End', -1, 0)).toBeUndefined();
});

test('without a current tab, keys move to the first or the last', () => {
  expect([tabForKey('ArrowRight', -1, 3), tabForKey('End', -1, 3)]).toEqual([0, 2]);
});
