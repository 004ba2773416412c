import {expect, test} from 'vitest';
import {readingMinutes} from '../../../src/generator/content/text/readingTime.ts';

test.each([
  ['en', 'A "short" sentence (with marks), and *emphasis*.', 7],
  ['en', "Don't split it's, 3.14, foo_bar, e.g. or well-known", 9],
  ['en', '- [Link](./page.mdx)\n\n```js\nlet a = b.c;\n```', 6],
  ['fr', 'L’homme d’État « parle »\u202f!', 3],
  ['de', 'Größe über alles\u00a0hinaus', 4],
  ['ja', '東京は日本の首都です and more', 8],
  ['en', '', 0],
])('counts the words of a text in %s: %j', (locale, text, words) => {
  expect(Math.round(readingMinutes(text, locale, 1))).toBe(words);
});
