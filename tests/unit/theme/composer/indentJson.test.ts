import {expect, test} from 'vitest';
import {indentJson} from '../../../../src/generator/theme/composer/indentJson.ts';

test.each([
  null,
  'a "quoted" {text}: [1, 2]',
  {},
  [],
  {a: [], b: {}, c: [{}, [[]]], 'd\\': {e: [1, -2.5, true, null, 'é\n']}},
  [[1], [2, 3], {a: {b: 'c'}}],
])('JSON is indented as usual: %j', (value) => {
  expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(indentJson(JSON.stringify(value, null, '\t'))).toBe(JSON.stringify(value, null, 2));
});

test('numbers stay as they are written, and text is readable', () => {
  expect(indentJson('{"id":9007199254740993,"sum":1.50,"name":"\\u00e9"}')).toBe(
    '{\n  "id": 9007199254740993,\n  "sum": 1.50,\n  "name": "é"\n}',
  );
  expect(() => indentJson('{"id":')).toThrow(SyntaxError);
});
