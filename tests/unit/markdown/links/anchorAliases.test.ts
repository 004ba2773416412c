import {expect, test} from 'vitest';
import {compile} from '../site.tsx';

const page = (aliases: string) =>
  `---\ntitle: x\nanchor_aliases:\n  ${aliases}\n---\n\n## New *name*\n\nText.\n`;

test('a former id is in the heading, and links may use it', async () => {
  const {body, anchors, toc, problems} = await compile(page('old-name: new-name\n  older: new-name'));
  expect(problems).toEqual([]);
  expect(anchors).toEqual(expect.arrayContaining(['new-name', 'old-name', 'older']));
  expect(toc).toEqual([{id: 'new-name', level: 2, html: 'New <em>name</em>'}]);
  expect(body.type === 'html' && body.html).toContain(
    '<h2 id="new-name"><a id="old-name"></a><a id="older"></a>New <em>name</em><a class="hash-link"',
  );
});

test('an alias for a missing heading, and an alias that is a heading’s id', async () => {
  const {problems} = await compile(page('old: new-nmae\n  new-name: new-name'));
  expect(problems.map(({line, column, message, hint}) => [line, column, message, hint])).toEqual([
    [
      4,
      3,
      'The anchor alias `old` points to `new-nmae`, which is not a heading on the page.',
      'Did you mean `new-name`?',
    ],
    [
      5,
      3,
      'The anchor alias `new-name` is the id of a heading of the page.',
      'Remove the alias: the anchor is there.',
    ],
  ]);
});
