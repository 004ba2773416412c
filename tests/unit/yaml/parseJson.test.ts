import {expect, test} from 'vitest';
import {findJsonMistake} from '../../../src/generator/yaml/findJsonMistake.ts';
import {parseJson} from '../../../src/generator/yaml/parseJson.ts';

const VALID = [
  '{}',
  ' [ ] ',
  '\t{"a": [1, -2.5e+3, 0, true, false, null, "b"],\r\n"c": {"d": ""}}\n',
  '"\\u00e9 \\" \\\\ \\/ \\n \u007f \u009f \u2028 😀"',
  '0.5',
];

test.each(VALID)('%j is parsed as by JSON.parse', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(findJsonMistake(text)).toBeUndefined();
});

test('a byte order mark is skipped', () => {
  expect(parseJson('\uFEFF{"a": 1}')).toEqual({a: 1});
});

const INVALID: [text: string, message: string][] = [
  ['', 'line 1, column 1: it is empty.'],
  [' \n', 'line 1, column 1: it is empty.'],
  ['{\n  "a": 1,\n}', 'line 2, column 9: a comma follows the last entry.'],
  ['[1,\n]', 'line 1, column 3: a comma follows the last entry.'],
  ['[1,, 2]', 'line 1, column 4: a value is missing before `,`.'],
  ['{"a":}', 'line 1, column 6: a value is missing before `}`.'],
  ['{"a" 1}', 'line 1, column 6: a key has no `:` after it.'],
  ['{\n  a: 1}', 'line 2, column 3: a key is not in double quotes.'],
  ["{\n  'a': 1}", 'line 2, column 3: JSON has no strings in single quotes.'],
  ['{"a": 1\n"b": 2}', 'line 2, column 1: a comma is missing before this.'],
  ['[1, {"a": 2]', 'line 1, column 12: expected `}` or a comma instead of `]`.'],
  ['[1,\n {"a": 2}', 'line 1, column 1: a `[` is never closed with `]`.'],
  ['{"a": ', 'line 1, column 1: a `{` is never closed with `}`.'],
  ['[tru]', 'line 1, column 2: `tru` is not a JSON value.'],
  ['[NaN]', 'line 1, column 2: `NaN` is not a JSON value.'],
  ['[01]', 'line 1, column 2: `01` is not a JSON value.'],
  ['[.5]', 'line 1, column 2: `.5` is not a JSON value.'],
  ['[1] // one', 'line 1, column 5: JSON has no comments.'],
  ['{}\n{}', 'line 2, column 1: something follows its value.'],
  ['version https://example.com', 'line 1, column 1: `version` is not a JSON value.'],
  ['["a\nb"]', 'line 1, column 2: a text is not closed in its line'],
  ['["\\x"]', 'line 1, column 2: a text is not closed in its line'],
  ['["\u0000"]', 'line 1, column 2: a text is not closed in its line'],
  ['[\u00a01]', 'line 1, column 2: `\u00a0` is not a JSON value.'],
  [`\n${'['.repeat(100_000)}`, 'line 2, column 201: it is nested more than 200 levels deep.'],
  [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'it is nested more than 200 levels deep.'],
];

test.each(INVALID)('the mistake in %.30j has a position', (text, message) => {
  expect(() => parseJson(text)).toThrow(message);
});

test('exactly the texts that JSON.parse rejects have a mistake', () => {
  const whole = '{"a": [1, -2.5e3, true], "b": {"c": "\\u00e9\\n", "d": null}}';
  for (let at = 0; at < whole.length; at++) {
    for (const put of ['', ',', '"', '}', ']', ':', '\\', '1', ' ', 'x', '-']) {
      const text = whole.slice(0, at) + put + whole.slice(at + 1);
      expect([text, findJsonMistake(text) === undefined]).toEqual([text, isJson(text)]);
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
