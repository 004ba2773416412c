import {expect, test} from 'vitest';
import {nearest} from '../../../src/generator/shared/text/nearest.ts';

const keys = ['sidebar_label', 'sidebar_position', 'slug', 'title', 'tags', 'id', 'hide_title', 'Overview'];

test.each([
  ['sidbar_label', 'sidebar_label'],
  ['sidebarPosition', 'sidebar_position'],
  ['SLUG', 'slug'],
  ['slgu', 'slug'],
  ['titel', 'title'],
  ['overview', 'Overview'],
  ['di', 'id'],
  ['tag', 'tags'],
  ['hidetitle', 'hide_title'],
  ['banana', undefined],
  ['x', undefined],
  ['', undefined],
  ['name', undefined],
])('%s → %s', (name, expected) => {
  expect(nearest(name, keys)).toBe(expected);
});

test('the same letters in different case win over a smaller distance', () => {
  expect(nearest('readme', ['readm', 'README'])).toBe('README');
});

test('accepts any iterable, even an empty one', () => {
  expect(nearest('guide', new Set(['guides']))).toBe('guides');
  expect(nearest('guide', new Map().keys())).toBeUndefined();
});
