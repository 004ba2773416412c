import {describe, expect, test} from 'vitest';
import {parseYaml, readAny, readPlain} from '../../../src/generator/yaml/parseYaml.ts';
import {InvalidYaml} from '../../../src/generator/yaml/InvalidYaml.ts';

/** Values that YAML 1.1 and 1.2, or two parsers of 1.2, may read differently. */
const SCALARS: [string, unknown][] = [
  ['1:30', '1:30'],
  ['010', 10],
  ['0o10', 8],
  ['0x1F', 31],
  ['0b11', '0b11'],
  ['1_000', '1_000'],
  ['+5', 5],
  ['-0', -0],
  ['1.50', 1.5],
  ['.5', 0.5],
  ['1.', 1],
  ['1e3', 1000],
  ['1e400', Number.POSITIVE_INFINITY],
  [`1${'0'.repeat(400)}`, Number.POSITIVE_INFINITY],
  ['.inf', Number.POSITIVE_INFINITY],
  ['-.INF', Number.NEGATIVE_INFINITY],
  ['.nan', Number.NaN],
  ['Infinity', 'Infinity'],
  ['yes', 'yes'],
  ['no', 'no'],
  ['on', 'on'],
  ['y', 'y'],
  ['true', true],
  ['False', false],
  ['tRUE', 'tRUE'],
  ['~', null],
  ['', null],
  ['Null', null],
  ['nULL', 'nULL'],
  ['2024-01-01', '2024-01-01'],
  ['2024-01-01 10:00:00', '2024-01-01 10:00:00'],
  ['!!str 010', '010'],
  ['!!int "5"', 5],
  ['=', '='],
  ['"\\x41\\u263a"', 'A☺'],
  ["'it''s'", "it's"],
  ['a:b', 'a:b'],
  ['http://x.example/#a', 'http://x.example/#a'],
  ['a # comment', 'a'],
  ['[a, 010, 1:30]', ['a', 10, '1:30']],
  ['{a: yes, b: 1:30}', {a: 'yes', b: '1:30'}],
  ['|\n  a\n   b\n', 'a\n b\n'],
  ['>-\n  a\n  b\n', 'a b'],
];

const DOCUMENTS: [string, unknown][] = [
  ['', null],
  ['# a comment', null],
  ['---\na: 1\n...\n', {a: 1}],
  ['a: 1\r\nb: |\r\n x\r\n y\r\n', {a: 1, b: 'x\ny\n'}],
  ['a: 1\rb: 2', {a: 1, b: 2}],
  ['010: a', {10: 'a'}],
  ['yes: a', {yes: 'a'}],
  ['<<: {a: 1, b: 2}\nb: 3', {a: 1, b: 3}],
  ['base: &base {a: 1, b: 2}\ncopy:\n  <<: *base\n  b: 3', {base: {a: 1, b: 2}, copy: {a: 1, b: 3}}],
  ['a: &a [1]\nb: *a', {a: [1], b: [1]}],
  ['[{"a": null, "b": [1.0, true]}]', [{a: null, b: [1, true]}]],
];

describe('YAML 1.2', () => {
  test.each(SCALARS)('the value %j', (text, value) => {
    expect(parseYaml(`key: ${text}`)).toEqual({key: value});
  });

  test.each(DOCUMENTS)('the document %j', (text, value) => {
    expect(parseYaml(text)).toEqual(value);
  });

  test('a key `__proto__` is a key', () => {
    expect(Object.keys(Object(parseYaml('__proto__: {a: 1}')))).toEqual(['__proto__']);
  });
});

describe('the fast parser returns the same as the other one, or nothing', () => {
  test.each([
    ...SCALARS.map(([text]) => `key: ${text}`),
    ...DOCUMENTS.map(([text]) => text).filter((text) => !text.includes('\rb')),
    'a: !!float 5',
    'a: !!timestamp 2024-01-01',
    'a: !own b',
    'null: a',
    '~: a',
    '- ?',
    '%YAML 1.1\n---\na: yes',
    '? [a, b]\n: c',
    'a: [1, , 2]',
    'a: {\n}\n',
    'a: "x\ny"',
    'a: &x b',
    'a: [x:y, {c}, "d":e]',
    '<<: [{a: 1}, {a: 2, c: 3}]\nd: 4',
    '2024-01-01: a\n.inf: b\n1.0: c',
    'a: >+\n x\n\n',
    '\uFEFFa: 1',
  ])('%j', (text) => {
    const plain = readPlain(text);
    if (plain !== undefined) expect(plain).toEqual(readAny(text));
  });
});

describe('mistakes', () => {
  test.each<[string, [number, number]]>([
    ['a: 1\nb: "open\n', [2, 4]],
    ['a: b: c\n', [1, 4]],
    ['a: 1\na: 2\n', [2, 1]],
    ['a: 1\n"a": 2\n', [2, 1]],
    ['a:\n\t- b\n', [2, 1]],
    ['a: [1, 2\nb: 1\n', [1, 4]],
    ['a: *none', [1, 4]],
  ])('%j has a position', (text, [line, column]) => {
    expect(mistakesOf(text)[0]).toMatchObject({line, column});
  });

  test.each<[string, [number, number][]]>([
    ['tags: [a\nsummary: List\nget:\n  id: b\n', [[1, 7]]],
    ['paths: [\n  /a:\n    get:\n      id: a\n      tags: [b]\n', [[1, 8]]],
    [
      'a: {b: 1\nc: [2\n',
      [
        [1, 4],
        [2, 4],
      ],
    ],
    [
      'a: b: c\nd: [1, [2]\ne: 3\n',
      [
        [1, 4],
        [2, 4],
      ],
    ],
  ])('%j: what follows an open bracket is no mistake', (text, places) => {
    expect(mistakesOf(text).map(({line, column}) => [line, column])).toEqual(places);
  });

  test.each<[string, [number, number], string]>([
    ['label: Cat\n position: 3\ncollapsed: true\n', [2, 2], 'more than the one before it'],
    ['title: A\n  description: b\n  tags: [x]\n  slug: y\n', [2, 3], 'more than the one before it'],
    ['title: A\nlink:\n  type: doc\n   id: x\n', [4, 4], 'more than the one before it'],
    ['link:\n    type: doc\n  id: x\n  title: y\n', [3, 3], 'not aligned with the keys before it'],
    [' title: A\ndescription: b\nslug: c\n', [2, 1], 'not aligned with the keys before it'],
    ['tags:\n  - a\n - b\nslug: c\n', [3, 1], 'the `-` is not aligned'],
  ])('%j: a line with the wrong indentation is one mistake', (text, [line, column], reason) => {
    expect(mistakesOf(text)).toEqual([
      {line, column, reason: expect.stringContaining(reason), hint: expect.stringContaining('indentation')},
    ]);
  });

  test('a title with a colon is no matter of indentation', () => {
    expect(mistakesOf('title: Vault: keys\nslug: c: d\n').map(({hint}) => hint)).toEqual([
      'Put the value in quotes.',
      'Put the value in quotes.',
    ]);
  });

  test('the reason is in plain words, with a fix', () => {
    expect(mistakesOf('a: 1\na: 2')).toEqual([
      {line: 2, column: 1, reason: 'the key occurs twice', hint: 'Remove one of the two.'},
    ]);
  });

  test.each([
    ['a: {b: 1', 'a `{` is never closed with `}`'],
    ['{"a" 1}', 'a `,` or `:` is missing before this'],
    ['a: [1,, 2]', 'there is no entry before this comma'],
    ["a: 'It's'", 'something follows the end of the value'],
    ['a: ]', 'a closing bracket has no opening bracket'],
    ['a:\n  - 1\n - 2', 'the `-` is not aligned with those before it'],
    ['a: @x', 'a value starts with a special character'],
    ['a: *', 'a value starts with a special character'],
    ['a: "C:\\dir"', 'text in double quotes has a backslash that escapes nothing'],
    ['a: | text', 'there is text after `|` or `>` on the same line'],
    ['a: "x"#c', 'a space is missing before this'],
    ['a: - b', 'a list starts on the same line as its key'],
  ])('%j: %s', (text, reason) => {
    expect(mistakesOf(text)[0]?.reason).toBe(reason);
  });

  test.each([
    ['title: “Keys: a”', 'read as another key', 'Write straight quotes, `"`: in YAML, `“` is text.'],
    ['title: "Keys”\nslug: x', 'a `"` is never closed', 'Write straight quotes, `"`: in YAML, `”` is text.'],
    ['title:Keys\nslug: x', 'a space is missing after `title:`', 'Write `title: value`.'],
    ['slug: x\ntitle:Keys', 'a space is missing after `title:`', 'Write `title: value`.'],
    ['slug: x\ntitle:\u00a0Keys', 'the space after `title:` is not an ordinary one', 'colon and space'],
    ['slug: x\ntitle\uff1aKeys', 'the colon is a full-width one', 'Write `title: value`'],
    ['slug: x\nhttps://e.org', 'a line is neither a key', 'Write `key: value`'],
    ['title: C: a', 'read as another key', 'Put the value in quotes.'],
  ])('%j: characters that look like those of YAML are named', (text, reason, hint) => {
    expect(mistakesOf(text)).toEqual([
      expect.objectContaining({reason: expect.stringContaining(reason), hint: expect.stringContaining(hint)}),
    ]);
  });

  test('aliases that expand to an endless text are refused', () => {
    const levels = Array.from({length: 9}, (_, level) => {
      const entry = level === 0 ? 'x' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(9).fill(entry).join(', ')}]`;
    });
    expect(mistakesOf(levels.join('\n'))).toHaveLength(1);
  });
});

function mistakesOf(text: string): InvalidYaml['mistakes'] {
  try {
    parseYaml(text);
  } catch (error) {
    if (error instanceof InvalidYaml) return error.mistakes;
    throw error;
  }
  throw new Error('The text was read without a mistake.');
}
