import {describe, expect, test} from 'vitest';
import {readFrontMatter} from '../../../../src/generator/yaml/frontMatter/readFrontMatter.ts';

const read = (text: string) => readFrontMatter(text, 'docs/a.md');

describe('front matter is split off', () => {
  test.each([
    ['plain', '---\ntitle: X\n---\nBody\n', {title: 'X'}, 'Body\n', 3],
    ['spaces after the dashes', '--- \ntitle: X\n---\t \nBody', {title: 'X'}, 'Body', 3],
    ['YAML named', '--- yaml\ntitle: X\n---\nBody', {title: 'X'}, 'Body', 3],
    ['YAML named without a space', '---yml\ntitle: X\n---\nBody', {title: 'X'}, 'Body', 3],
    ['closed by four dashes', '---\ntitle: X\n----\nBody', {title: 'X'}, 'Body', 3],
    ['CRLF', '---\r\ntitle: X\r\n---\r\n\r\nBody\r\n', {title: 'X'}, '\nBody\n', 3],
    ['CRLF, YAML named', '--- yaml\r\ntitle: X\r\n---\r\nBody', {title: 'X'}, 'Body', 3],
    ['a byte order mark', '\uFEFF---\ntitle: X\n---\nBody', {title: 'X'}, 'Body', 3],
    ['a byte order mark alone', '\uFEFFBody', {}, 'Body', 0],
    ['empty', '---\n---\nBody', {}, 'Body', 2],
    ['blank', '---\n\n---\nBody', {}, 'Body', 3],
    ['a comment alone', '---\n# nothing\n---\nBody', {}, 'Body', 3],
    ['no body', '---\ntitle: X\n---', {title: 'X'}, '', 3],
    ['a rule in the body', '---\ntitle: X\n---\nA\n\n---\n\nB', {title: 'X'}, 'A\n\n---\n\nB', 3],
    ['a rule after a paragraph', 'A\n\n---\n\nB\n\n---\n', {}, 'A\n\n---\n\nB\n\n---\n', 0],
    ['a rule of four dashes first', '----\nBody', {}, '----\nBody', 0],
    ['three dashes in a value', '---\ntitle: A --- B\n---\nBody', {title: 'A --- B'}, 'Body', 3],
    ['an empty file', '', {}, '', 0],
  ])('%s', (_, text, data, body, linesBefore) => {
    expect(read(text)).toMatchObject({data, body, linesBefore});
    expect(read(text).problem).toBeUndefined();
  });

  test.each([
    '---\n\ntitle: X\n---\nBody',
    '---\r\n\r\ntitle: X\r\n---\r\nBody',
    '--- yaml\n\ntitle: X\n---\nBody',
  ])('the lines of its YAML match those of the file: %j', (text) => {
    expect(
      read(text)
        .yaml.split('\n')
        .map((line) => line.trim()),
    ).toEqual(['', '', 'title: X']);
  });
});

describe('front matter between other lines than `---` is text, which is a warning', () => {
  test.each([
    ['\u2014\ntitle: X\n\u2014\nBody', '\u2014', 'three hyphens.'],
    ['\u2014-\r\ntitle: X\r\n\u2014-\r\nBody', '\u2014-', 'three hyphens.'],
    ['--\ntitle: X\ntags: [a]\n--\n', '--', 'three hyphens.'],
    ['+++\n# A page\ntitle = "X"\n+++\nBody', '+++', 'only YAML is read.'],
  ])('%j', (text, fence, hint) => {
    expect(read(text)).toMatchObject({data: {}, body: text.replaceAll('\r\n', '\n')});
    expect(read(text).problem).toEqual({
      severity: 'warning',
      file: 'docs/a.md',
      line: 1,
      column: 1,
      message: `The front matter begins with \`${fence}\` instead of \`---\`, so it is read as text.`,
      hint: expect.stringContaining(hint),
    });
  });

  test.each([
    '- title: X\n- y\n',
    '--\nText without keys\n--\n',
    '----\ntitle: X\n\nBody',
    '\u2014 title: X\n',
  ])('%j is none', (text) => {
    expect(read(text).problem).toBeUndefined();
  });
});

describe('invalid front matter is not part of the body', () => {
  test.each([
    ['---\ntitle: X\nBody', 1, 1, 'The front matter is not closed.', ''],
    [
      '--- toml\na = 1\n---\nBody',
      1,
      4,
      'The front matter is marked as `toml`, but only YAML is read.',
      'Body',
    ],
    [
      '---\ntitle: X\n--- # end\nBody',
      3,
      1,
      'The line `--- # end` closes the front matter, but contains more than dashes.',
      'Body',
    ],
    ['---\n- a\n---\nBody', 2, 1, 'The front matter is not a list of keys with values.', 'Body'],
    ['---\njust text\n---\nBody', 2, 1, 'The front matter is not a list of keys with values.', 'Body'],
    [
      '---\ntitle:X\n---\nBody',
      2,
      1,
      'The front matter is not valid YAML: a space is missing after `title:`.',
      'Body',
    ],
    [
      '--- yaml\na: 1\na: 2\n---\nBody',
      3,
      1,
      'The front matter is not valid YAML: the key occurs twice.',
      'Body',
    ],
  ])('%j', (text, line, column, message, body) => {
    expect(read(text)).toMatchObject({data: {}, body, problem: {severity: 'error', line, column, message}});
  });
});
