import {expect, test} from 'vitest';
import {readAny} from '../../../src/generator/yaml/parseYaml.ts';
import {readFlatMapping} from '../../../src/generator/yaml/readFlatMapping.ts';

test.each([
  ['\ntitle: A page, with - some [marks] & "quotes"', {title: 'A page, with - some [marks] & "quotes"'}],
  ['a: http://x.example:80/y?z\r\nb: "x: # y"\r\n', {a: 'http://x.example:80/y?z', b: 'x: # y'}],
  [
    "# comment\nposition: 12\n\ndraft: true\ntags: [a, b c, '/d%20e']\nslug: /\nlabel: '010'",
    {
      position: 12,
      draft: true,
      tags: ['a', 'b c', '/d%20e'],
      slug: '/',
      label: '010',
    },
  ],
])('%j', (text, value) => {
  expect(readFlatMapping(text)).toEqual(value);
  expect(readAny(text)).toEqual(value);
});

test.each([
  '',
  '# comment',
  'a: 010',
  'a: 1:30',
  'a: 2024-01-01',
  'a: 1.5',
  'a: ~',
  'a: Null',
  'a: True',
  'a:',
  'a: b: c',
  'a: b:',
  'a: b #c',
  'a: b\n  c',
  'a: b\n c: d',
  'a: b\na: c',
  'a: "b\\n"',
  "a: 'b''c'",
  'a: "b" c',
  'a: |',
  'a: &b c',
  'a: *b',
  'a: !b c',
  'a: [b, ]',
  'a: [b, null]',
  'a: [b: c]',
  "a: ['b,c']",
  "a: ['b': c]",
  'a: {b: c}',
  'a\t: b',
  'a: b\tc',
  'a: b\u2028c',
  'null: a',
  '- a',
  '---\na: b',
  'a: b\n---\nc: d',
  'a: b\n...',
])('%j is left to a parser', (text) => {
  expect(readFlatMapping(text)).toBeUndefined();
});

test('whatever it accepts, the parser reads in the same way', () => {
  const parts = [
    ...[
      'a',
      'b',
      'key',
      'null',
      'true',
      'False',
      'y',
      '0',
      '1',
      '010',
      '12',
      'é',
      '–',
      '\u00a0',
      '\u2028',
      '😀',
    ],
    ...[
      ' ',
      ' ',
      '  ',
      '\t',
      '\n',
      '\n',
      '\r\n',
      ': ',
      ': ',
      ':',
      '#',
      ' #',
      '-',
      '- ',
      '? ',
      '---',
      '...',
      '\\',
    ],
    ...[
      '"',
      '"',
      "'",
      "'",
      '[',
      ']',
      '{',
      '}',
      ',',
      ', ',
      '&',
      '*',
      '!',
      '|',
      '>',
      '%',
      '@',
      '`',
      '=',
      '~',
      '<<',
      '.',
    ],
  ];
  const random = createRandom(7);
  const pick = (): string => parts[Math.floor(random() * parts.length)] ?? '';
  let read = 0;
  for (let round = 0; round < 60_000; round++) {
    // Most texts start like front matter, so that enough of them are accepted for a while.
    const head = ['k: ', 'k: [', "k: ['a', ", ''][round % 4] ?? '';
    const text = head + Array.from({length: 1 + Math.floor(random() * 7)}, pick).join('');
    const value = readFlatMapping(text);
    if (value === undefined) continue;
    read++;
    expect([text, value]).toEqual([text, readAny(text)]);
  }
  expect(read).toBeGreaterThan(1000);
});

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
