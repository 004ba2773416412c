import {expect, test} from 'vitest';
import {groupTags} from '../../../src/generator/routes/tagGroups.ts';

test('tags are grouped by the first letter or emoji of their label', () => {
  const tags = ['guides', '🚀 Launch', 'API', 'über uns', '👩‍💻 Code', 'Apps'].map((label) => ({
    label,
    href: `/tags/${label}`,
    count: 1,
  }));
  const letters = groupTags(tags, 'en').map(({letter, tags: own}) => [letter, own.map(({label}) => label)]);
  expect(Object.fromEntries(letters)).toEqual({
    '👩‍💻': ['👩‍💻 Code'],
    '🚀': ['🚀 Launch'],
    A: ['API', 'Apps'],
    G: ['guides'],
    Ü: ['über uns'],
  });
});

test('the letters of Turkish tags have their own capitals', () => {
  const tags = ['istek', 'İletişim', 'ısı'].map((label) => ({label, href: `/tags/${label}`, count: 1}));
  const letters = groupTags(tags, 'tr').map(({letter, tags: own}) => [letter, own.map(({label}) => label)]);
  expect(letters).toEqual([
    ['I', ['ısı']],
    ['İ', ['İletişim', 'istek']],
  ]);
});
