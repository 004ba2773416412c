import {expect, test} from 'vitest';
import {
  isDuplicateValue,
  isUnknownDefault,
  lacksParameterName,
} from '../../../../src/generator/shared/markup/tabsRules.ts';

test('a query parameter needs a name', () => {
  expect(lacksParameterName(true, undefined)).toBe(true);
  expect(lacksParameterName(true, 'system')).toBe(false);
  expect(lacksParameterName('system', undefined)).toBe(false);
  expect(lacksParameterName(false, undefined)).toBe(false);
});

test('each item needs a unique value', () => {
  expect(['a', 'b', 'a', 'c', 'a'].filter(isDuplicateValue)).toEqual(['a', 'a']);
  expect(['a', 'b'].filter(isDuplicateValue)).toEqual([]);
});

test('the default is the value of a tab, or null', () => {
  expect(isUnknownDefault('c', ['a', 'b'])).toBe(true);
  expect(isUnknownDefault('b', ['a', 'b'])).toBe(false);
  expect(isUnknownDefault(null, ['a', 'b'])).toBe(false);
});
