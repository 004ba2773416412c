import {describe, expect, test} from 'vitest';
import {readFrontMatter} from '../../../src/generator/yaml/frontMatter/readFrontMatter.ts';
import {createYamlLocator} from '../../../src/generator/yaml/locateYaml.ts';
import {parseYaml} from '../../../src/generator/yaml/parseYaml.ts';
import {InvalidYaml} from '../../../src/generator/yaml/InvalidYaml.ts';

function mistakeOf(text: string) {
  try {
    parseYaml(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidYaml)) throw error;
    return error.mistakes[0];
  }
}

/** Nine levels, each of which contains the previous one nine times. */
const BOMB = Array.from({length: 9}, (_, level) => {
  const items = level === 0 ? 'x' : `*l${level - 1}`;
  return `l${level}: &l${level} [${Array(9).fill(items).join(', ')}]`;
}).join('\n');

describe('aliases', () => {
  test('that expand to millions of values fail at once, at the alias that exceeds the limit', () => {
    const mistake = mistakeOf(BOMB);
    expect(mistake?.reason).toContain('more than a million values');
    expect(mistake?.line).toBeGreaterThan(5);
    expect(mistake?.column).toBeGreaterThan(5);
  });

  test.each([
    ['a: &a {x: *a}', 1, 11],
    ['a: &a\n  x: *a\n', 2, 6],
    ['list: &l\n  - 1\n  - {deep: [*l]}\n', 3, 13],
  ])('that are inside their own value: %j', (text, line, column) => {
    expect(mistakeOf(text)).toMatchObject({
      line,
      column,
      reason: expect.stringContaining('inside the value'),
    });
  });

  test('without an anchor are reported where they are', () => {
    expect(mistakeOf('a: 1\nb: *nothing\n')).toMatchObject({
      line: 2,
      column: 4,
      reason: 'the alias `*nothing` has no anchor before it',
    });
  });

  test('that are used as intended have their values', () => {
    expect(parseYaml('a: &a {x: 1}\nb: *a\nc: {<<: *a, y: 2}\nd: [*a, *a]\n')).toEqual({
      a: {x: 1},
      b: {x: 1},
      c: {x: 1, y: 2},
      d: [{x: 1}, {x: 1}],
    });
  });
});

describe('nesting', () => {
  const lines = (levels: number) =>
    Array.from({length: levels}, (_, level) => `${' '.repeat(level)}a:`).join('\n');
  test.each([
    ['lists in brackets', `a: ${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['objects in braces', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['lists in lists', `${'- '.repeat(5000)}x`],
    ['keys in keys', lines(3000)],
  ])('thousands of %s are reported with a position', (_name, text) => {
    const mistake = mistakeOf(text);
    expect(mistake?.reason).toBe('it is nested more than 200 levels deep');
    expect(mistake?.line).toBeGreaterThan(0);
    expect(createYamlLocator(text)(['a'])).toBeUndefined();
  });

  test('reasonable depths are supported', () => {
    expect(mistakeOf(lines(90))).toBeUndefined();
    expect(mistakeOf(`${'['.repeat(150)}${']'.repeat(150)}`)).toBeUndefined();
    expect(mistakeOf(`text: "${'['.repeat(5000)}"`)).toBeUndefined();
    expect(mistakeOf(`text: |\n  near\n  ${' '.repeat(300)}far\n  ${'- '.repeat(300)}`)).toBeUndefined();
  });
});

describe('half of a character', () => {
  test('is reported at its escape', () => {
    expect(mistakeOf('{\n  "label": "Half \\ud83d"\n}')).toMatchObject({
      line: 2,
      reason: expect.stringContaining('half'),
    });
  });

  test('whole characters, and escapes that are only mentioned, are accepted', () => {
    expect(parseYaml('{"label": "\\ud83d\\udc4d"}')).toEqual({label: '👍'});
    expect(parseYaml('{"label": "\\\\ud83d"}')).toEqual({label: '\\ud83d'});
  });
});

test('front matter with lone carriage returns as line ends is reported', () => {
  const {problem} = readFrontMatter('---\rtitle: Page\r---\r\rText.\r', 'docs/x.md');
  expect(problem).toMatchObject({
    file: 'docs/x.md',
    line: 1,
    message: expect.stringContaining('carriage return alone'),
  });
});
