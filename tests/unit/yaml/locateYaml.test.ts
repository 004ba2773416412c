import {describe, expect, test} from 'vitest';
import {locateYaml} from '../../../src/generator/yaml/locateYaml.ts';

const text = `title: "A: b"
tags:
  - one
  - label: two
    permalink: /two
last_update: {date: 2024-01-01, author: Ann}
# a comment
empty:
"quoted key": |
  long
  text
42: number key
base: &base {x: 1}
copy: *base
`;

describe('locateYaml', () => {
  test.each<[PropertyKey[], 'key' | 'value', [number, number] | undefined]>([
    [['title'], 'value', [1, 8]],
    [['title'], 'key', [1, 1]],
    [['tags'], 'value', [3, 3]],
    [['tags', 0], 'value', [3, 5]],
    [['tags', 1, 'permalink'], 'key', [5, 5]],
    [['tags', 1, 'permalink'], 'value', [5, 16]],
    [['last_update', 'author'], 'value', [6, 41]],
    [['empty'], 'value', [8, 1]],
    [['quoted key'], 'key', [9, 1]],
    [['quoted key'], 'value', [9, 15]],
    [[42], 'value', [12, 5]],
    [['copy', 'x'], 'value', [13, 17]],
    [['last_update', 'nothing'], 'value', [6, 1]],
    [['nothing'], 'value', undefined],
    [[], 'value', undefined],
  ])('%j, %s', (path, where, expected) => {
    const found = locateYaml(text, path, where);
    expect(found && [found.line, found.column]).toEqual(expected);
  });

  test('what follows a syntax error is ignored', () => {
    expect(locateYaml('a: 1\nb: [1\nc: ]]', ['a'])).toEqual({line: 1, column: 4});
  });
});
