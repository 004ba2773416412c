import {expect, test} from 'vitest';
import {globToRegExp} from '../../../src/generator/files/globToRegExp.ts';

test.each([
  ['**/*.{md,mdx}', ['a.md', 'a/b/c.mdx'], ['a.mdxx', 'a.txt', 'amd']],
  ['**/_*/**', ['_a/b.md', 'x/_a/y/z.md'], ['a_b/c.md', '_a']],
  ['**/_*.{js,md}', ['_a.md', 'x/_a.js'], ['a_.md', '_a/b.md']],
  ['**/__tests__/**', ['__tests__/a.js', 'a/__tests__/b/c.js'], ['a/tests/b.js']],
  ['*.md', ['a.md'], ['a/b.md']],
  ['./guides/**', ['guides/a.md', 'guides/a/b.md'], ['x/guides/a.md']],
  ['a/**/b.md', ['a/b.md', 'a/x/y/b.md'], ['a/xb.md', 'ab.md']],
  ['**', ['a', 'a/b.md'], []],
  ['v?.md', ['v1.md'], ['v10.md', 'v/.md']],
  ['[ab].md', ['a.md'], ['c.md']],
  ['[!ab].md', ['c.md'], ['a.md', '/.md']],
  ['{a,{b,c}d}.md', ['a.md', 'bd.md', 'cd.md'], ['d.md', 'b.md']],
  ['a.{md', ['a.{md'], ['a.md']],
  ['a,b+(c).md', ['a,b+(c).md'], ['a.md']],
  ['\\*.md', ['*.md'], ['a.md']],
])('%s', (glob, matching, others) => {
  const pattern = globToRegExp(glob);
  expect(matching.filter((path) => !pattern.test(path))).toEqual([]);
  expect(others.filter((path) => pattern.test(path))).toEqual([]);
});
