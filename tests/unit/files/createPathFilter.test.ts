import {expect, test} from 'vitest';
import {createPathFilter} from '../../../src/generator/files/createPathFilter.ts';

test.each([
  ['**/*.{md,mdx}', ['a.md', 'a/b/c.mdx'], ['a.mdxx', 'a.txt', 'amd']],
  ['**/_*/**', ['_a/b.md', 'x/_a/y/z.md'], ['a_b/c.md', '_a']],
  ['**/_*.{js,md}', ['_a.md', 'x/_a.js'], ['a_.md', '_a/b.md']],
  ['**/__tests__/**', ['__tests__/a.js', 'a/__tests__/b/c.js'], ['a/tests/b.js']],
  ['*.md', ['a.md'], ['a/b.md']],
  ['./guides/**', ['guides/a.md', 'guides/a/b.md'], ['x/guides/a.md']],
  ['a/**/b.md', ['a/b.md', 'a/x/y/b.md'], ['a/xb.md', 'ab.md']],
  ['/guides/*', ['guides/a.md'], ['x/guides/a.md', 'guides/a/b.md']],
  ['**', ['', 'a', 'a/b.md'], []],
  ['/', [''], ['a', 'a/b.md']],
  ['/*', ['a'], ['', 'a/b.md']],
  ['**/*.md', ['.hidden.md', '.hidden/a.md', 'a (b)/[c].md'], []],
  ['@(a|b).md', ['a.md', 'b.md'], ['c.md']],
  ['\\[id\\]/*', ['[id]/a.md'], ['i/a.md']],
  ['!a.md', ['!a.md'], ['a.md', 'b.md']],
  ['v?.md', ['v1.md'], ['v10.md', 'v/.md']],
  ['[ab].md', ['a.md'], ['c.md']],
  ['[!ab].md', ['c.md'], ['a.md', '/.md']],
  ['{a,{b,c}d}.md', ['a.md', 'bd.md', 'cd.md'], ['d.md', 'b.md']],
  ['a.{md', ['a.{md'], ['a.md']],
  ['a,b+(c).md', ['a,b+(c).md'], ['a.md']],
  ['\\*.md', ['*.md'], ['a.md']],
])('%s', (glob, matching, others) => {
  const matches = createPathFilter([glob]);
  expect(matching.filter((path) => !matches(path))).toEqual([]);
  expect(others.filter(matches)).toEqual([]);
});

test('excludes take precedence over includes', () => {
  const isDoc = createPathFilter(['**/*.md', 'a.txt'], ['**/_*', 'x/**']);
  expect(['a.md', 'a.txt', '_a.md', 'x/a.md', 'y/x/a.md', 'b.txt'].filter(isDoc)).toEqual([
    'a.md',
    'a.txt',
    'y/x/a.md',
  ]);
});

test('nothing matches without includes', () => {
  expect(['a', 'a.md'].filter(createPathFilter([]))).toEqual([]);
});
