import {expect, test} from 'vitest';
import {styleProblems} from '../../../../src/generator/bundle/styles/styleProblems.ts';

async function messages(css: string, file = 'src/site.css'): Promise<string[]> {
  const problems = await styleProblems(css, file);
  return problems.map(({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`);
}

test.each([
  ['a { color: red', 'error 1:3 This `{` is never closed with `}`.'],
  ['a { color red; }', 'error 1:10 A `:` is missing before this.'],
  ['a {}\n}', 'error 2:1 This `}` closes nothing.'],
  ['a { content: "abc\n }', 'error 1:18 A quoted string is not closed on its line.'],
  ['a {} /* b', 'error 1:6 This comment is never closed.'],
  ['a {}\n@import "b.css";', 'error 2:1 This `@import` has no effect: other rules come before it.'],
  ['a, { color: red }', 'error 1:4 Syntax error: Unexpected `{`.'],
  ['a { bakground: red }', 'warning 1:5 `bakground` is not a CSS property.'],
  ['@mdia print { a { color: red } }', 'warning 1:1 `@mdia` is not a CSS rule.'],
])('%s', async (css, expected) => {
  expect(await messages(css)).toContain(expected);
});

test.each([
  ['a { --x: {a: b}; color: var(--x) } /* @mdia */ b { content: "@mdia"; background: url(a/@mdia.png) }'],
  ['a { &:hover { color: red } @media print { color: blue } } @-webkit-keyframes b { to { top: 0 } }'],
  ['@layer a; @container (width > 3px) { a { b: c } } @page { @top-left { content: "" } }'],
  ['@charset "utf-8"; @import "b.css"; a { *zoom: 1; _height: 1px }'],
])('%s has no mistake', async (css) => {
  expect(await messages(css)).toEqual([]);
});

test.each([
  ['.a {\n  color: red\n\n.b {\n  color: blue;\n}\n', 'error 1:4 This `{` is never closed with `}`.'],
  ['.a\n  color: red;\n}\n', 'error 2:9 This is read as a selector, which cannot contain it.'],
])('%s is one mistake', async (css, expected) => {
  expect(await messages(css)).toEqual([expected]);
});

test('syntax of CSS modules is not a mistake in one', async () => {
  const css =
    '@value blue: #00f; .a { composes: b from "./c.module.css"; color: blue } :global(.d) { top: 0 }';
  expect(await messages(css, 'src/a.module.css')).toEqual([]);
});
