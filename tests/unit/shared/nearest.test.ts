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

test.each([
  // The fewest edits, of one to four letters one, of others two or a third of the letters.
  ['titel', ['title', 'titles'], 'title'],
  ['abcd', ['abxd'], 'abxd'],
  ['abcd', ['axyd'], undefined],
  ['abcdef', ['axyzef', 'abxyef'], 'abxyef'],
  ['onBrokenAnkers', ['onBrokenAnchors'], 'onBrokenAnchors'],
  ['abcdefghijkl', ['abcdefghWXYZ'], 'abcdefghWXYZ'],
  ['abcdefghijkl', ['abcdefgVWXYZ'], undefined],
  // A beginning of four letters or more stands for the shortest name.
  ['conf', ['configuration', 'configure', 'reconfigure'], 'configure'],
  ['CONF', ['Configuration'], 'Configuration'],
  ['con', ['configuration'], undefined],
  // Separators make no difference, wherever they are.
  ['dryrun', ['dryruns', '--dry-run'], '--dry-run'],
  ['__dir_name', ['dirnames', 'dirname'], 'dirname'],
  ['ÜBER', ['uber', 'über'], 'über'],
  ['dryrun', ['dryruns', '_dry_run'], '_dry_run'],
  // Accents may be characters of their own, in either name.
  ['CAFE\u0301', ['cafe', 'caf\u00e9'], 'caf\u00e9'],
  ['CAF\u00c9', ['cafe', 'cafe\u0301'], 'cafe\u0301'],
])('%s among %j → %s', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});
