import {expect, test} from 'vitest';
import {withPagePath} from '../../../../src/generator/markdown/text/withPagePath.ts';

test.each([
  ['a link', 'See [Errors](#errors).', 'See [Errors](/v1/a#errors).'],
  ['a link with a title', '[E](#errors "All")', '[E](/v1/a#errors "All")'],
  ['a link with an address in angle brackets', '[E](<#a b>)', '[E](</v1/a#a b>)'],
  ['links in a table', '| [A](#a) | `b` | [C](#c) |', '| [A](/v1/a#a) | `b` | [C](/v1/a#c) |'],
  ['a link of which the text is code', '[`x`](#x)', '[`x`](/v1/a#x)'],
])('%s names the page', (_, markdown, expected) => {
  expect(withPagePath(markdown, '/v1/a')).toBe(expected);
});

test.each([
  ['links to other pages', '[B](/v1/b#x) and <https://a.example/#x>'],
  ['inline code', '`[a](#b)` and `` `[a](#b)` ``'],
  ['a code block', '```md title="a"\n[a](#b) `x\n```'],
  ['a code block in a list', '- a\n\n  ````md\n  ```\n  [a](#b)\n  ```\n  ````'],
  ['a code block between tildes', '~~~`a`\n[a](#b)\n~~~'],
  ['escaped text', '\\[a\\](#b) \\` \\[c\\](#d)'],
])('%s stay', (_, markdown) => {
  expect(withPagePath(markdown, '/v1/a')).toBe(markdown);
});

test('brackets in the path of the page do not end the link', () => {
  expect(withPagePath('[a](#b)', '/a_(1)')).toBe('[a](/a_\\(1\\)#b)');
});
