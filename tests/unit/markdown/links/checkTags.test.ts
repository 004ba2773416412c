import {expect, test} from 'vitest';
import {compile} from '../site.tsx';

const md = {format: 'md' as const, file: 'docs/page.md'};

test.each([
  'A drawing <svg><title>Done</title></svg> in a line.',
  'A field <textarea>One <b> two</textarea> in a line.',
  'A line <script>if (a </b> c) {}</script> of code.',
  '<template><b></template>\n\n<!-- that <b> -->',
  'A <BR> and a <Br/>.',
])('text that is no tag, and elements in a line: %s', async (text) => {
  expect((await compile(text, {input: md})).problems).toEqual([]);
});

test.each([
  ['Write <TITLE> in the head.', '1:7 `<TITLE>` is never closed, so it takes in what follows.'],
  ['<!-- that <b>', '1:1 The comment that begins here is not closed, so it takes in all that follows.'],
  ['Write </Title> in the head.', '1:7 The tag `</Title>` closes nothing.'],
  [
    '<p title="a > b">\n  <B/>\n</p>',
    '2:3 The `/` does not close `<B>` in HTML, so it takes in what follows.',
  ],
])('a mistake is reported once, and a tag as it is written: %s', async (text, expected) => {
  const {problems} = await compile(text, {input: md});
  expect(problems.map(({line, column, message}) => `${line}:${column} ${message}`)).toEqual([expected]);
});
