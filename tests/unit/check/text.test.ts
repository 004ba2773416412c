import {expect, test} from 'vitest';
import {check, page} from './checkedSite.ts';

const LONG = 'The `server` reads the file once, when it starts, and then keeps all of it in memory.';
const OTHER_FORM =
  'the [server](./a.mdx) reads the **file** once when it starts\nand then keeps all of it in memory';

test('a paragraph of twelve words that is on two pages, whatever its markup', async () => {
  const problems = await check({
    'docs/a.mdx': page(`First.\n\n${LONG}`),
    'blog/2025-01-02-post.mdx': page(`:::note\n\n${OTHER_FORM}\n\n:::`),
  });
  expect(problems).toEqual([
    'error blog/2025-01-02-post.mdx:8:1 Duplicate paragraph “the server reads the file once when it …”: it is also in `docs/a.mdx:8`. | Keep it on one page and link to it from the other, or say here what differs.',
  ]);
});

test('short paragraphs, repetitions on one page and code may be the same', async () => {
  const short = 'See the next page for what follows from this.';
  const code = `\`\`\`text\n${LONG}\n\`\`\``;
  expect(
    await check({
      'docs/a.mdx': page(`${LONG}\n\n${LONG}\n\n${short}\n\n${code}`),
      'docs/b.mdx': page(`${short}\n\n${code}`),
    }),
  ).toEqual([]);
});

test('filler words in prose, headings, title and description, as whole words and in their forms', async () => {
  const problems = await check({
    'docs/a.mdx': page(
      [
        '## A robust API',
        '',
        'It is *seamlessly* fast, leveraging a state-of-the-art cache. The Powerful',
        'parser unlocks more.',
        '',
        '| Next generation | b |',
        '| --- | --- |',
        '| c | d |',
      ].join('\n'),
      'title: Effortless start\ndescription: About a game-changer',
    ),
  });
  const found = problems.map((problem) =>
    /a\.mdx:(\S+) “(.*)” is filler\. \|/.exec(problem)?.slice(1).join(' '),
  );
  expect(found).toEqual([
    '2:8 Effortless',
    '3:14 game-changer',
    '6:6 robust',
    '8:8 seamlessly',
    '8:26 leveraging',
    '8:39 state-of-the-art',
    '8:67 Powerful',
    '9:8 unlocks',
    '11:3 Next generation',
  ]);
});

test('the words in code, in links’ addresses and as parts of other words are not filler', async () => {
  const body =
    'Run `unlock`, see [this](/robust) for the robustness_test, un-powerful.\n\n```text\nseamless\n```';
  expect(await check({'docs/a.mdx': page(body), 'static/robust': ''})).toEqual([]);
});
