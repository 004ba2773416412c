import {expect, test} from 'vitest';
import {createJsonLocator} from '../../../src/generator/reference/source/createJsonLocator.ts';

const TEXT = `
{
  "paths": {"/a\\u0062/{id}": {"get": {"tags": ["x, ]}", {"deep": [[1], [2,
    3]]}]}}},
  "empty": {}, "list": [],
  "twice": 1,
  "twice": {"in": null}
}`;

test.each([
  ['', 2, 1],
  ['/paths', 3, 3],
  ['/paths/~1ab~1{id}/get/tags/0', 3, 48],
  ['/paths/~1ab~1{id}/get/tags/1/deep/1/1', 4, 5],
  ['/paths/~1ab~1{id}/post/tags', 3, 13],
  ['/empty/a', 5, 3],
  ['/list/0', 5, 16],
  // JSON.parse takes the last one.
  ['/twice/in', 7, 13],
])('`%s` begins at line %i, column %i', (pointer, line, column) => {
  expect(createJsonLocator(TEXT)(pointer)).toEqual({line, column});
});

test('a text without the first key has no place, and one that ends early has what is there', () => {
  expect(createJsonLocator(TEXT)('/missing')).toBeUndefined();
  expect(createJsonLocator('"text"')('/a')).toBeUndefined();
  expect(createJsonLocator('{"a": {"b')('/a/b')).toEqual({line: 1, column: 2});
  expect(createJsonLocator('{"a": [')('/a/0')).toEqual({line: 1, column: 2});
});
