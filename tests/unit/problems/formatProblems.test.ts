import {stripVTControlCharacters} from 'node:util';
import {describe, expect, test} from 'vitest';
import {formatProblems} from '../../../src/generator/problems/formatProblems.ts';
import type {Problem} from '../../../src/generator/shared/problems/Problem.ts';

function format(problems: Problem[], sources: Record<string, string> = {}, baseDir?: string): string {
  return formatProblems(problems, {readSource: (file) => sources[file], color: false, baseDir});
}

const error = (more: Partial<Problem>): Problem => ({severity: 'error', message: 'It is wrong.', ...more});

test('a problem with its place, code and hint', () => {
  const source = '---\ntitle: A\nsidebar_position: two\n---\n\nText\n';
  const problem = error({
    file: 'docs/a.md',
    line: 3,
    column: 19,
    message: '`sidebar_position` must be a number, but is the string "two".',
    hint: 'Write a number.',
  });
  expect(format([problem], {'docs/a.md': source})).toBe(`error  docs/a.md:3:19
  \`sidebar_position\` must be a number, but is the string "two".
    1 │ ---
    2 │ title: A
  > 3 │ sidebar_position: two
      │                   ^
    4 │ ---
  hint  Write a number.

1 error in 1 file`);
});

test('a warning that occurs very often is shown in full a few times, and its other places are listed', () => {
  const many = (count: number) =>
    Array.from(
      {length: count},
      (_, index): Problem => ({
        severity: 'warning',
        file: `blog/${String(index).padStart(2, '0')}.md`,
        message: `The author \`A${index}\` is not declared.`,
        hint: 'Declare it.',
      }),
    );
  expect(format(many(20))).not.toContain('more of this kind');
  const lines = format([...many(24), error({file: 'z.md'})]).split('\n');
  expect(lines.filter((line) => line === '  hint  Declare it.')).toHaveLength(3);
  expect(lines.slice(-8)).toEqual(
    [
      'error  z.md',
      '  It is wrong.',
      '',
      'warning  21 more of this kind',
      '  The author `A3` is not declared.',
      '  In blog/03.md, blog/04.md, blog/05.md, blog/06.md, blog/07.md, blog/08.md, blog/09.md, blog/10.md,',
      '  blog/11.md, blog/12.md and 11 other places; `check --json` lists all of them.',
      '',
      '1 error and 24 warnings in 25 files',
    ].slice(1),
  );
});

test('of very many warnings of one rule, the first are shown in full, and each of the others in a line', () => {
  const many = (count: number) =>
    Array.from(
      {length: count},
      (_, index): Problem => ({
        severity: 'warning',
        rule: 'broken-link',
        file: `docs/${String(index).padStart(2, '0')}.md`,
        line: 1,
        message: `Link to \`/${index}\` is broken.`,
        hint: 'Correct it.',
      }),
    );
  expect(format(many(51))).not.toContain('more');
  expect(format(many(52)).split('\n').slice(-7)).toEqual([
    '  hint  Correct it.',
    '',
    'warning  2 more  broken-link',
    '  docs/50.md:1  Link to `/50` is broken.',
    '  docs/51.md:1  Link to `/51` is broken.',
    '',
    '52 warnings in 52 files',
  ]);
});

test('a place that several languages show is listed once', () => {
  const ofLanguages = Array.from({length: 8}, (_, index) =>
    ['de', 'es', 'fr'].map(
      (locale): Problem => ({
        severity: 'warning',
        file: `docs/${index}.md`,
        line: 1,
        message: `\`/a.png\` lacks \`/${locale}/\`.`,
      }),
    ),
  ).flat();
  expect(format(ofLanguages)).toContain(
    '  In docs/1.md:1, docs/2.md:1, docs/3.md:1, docs/4.md:1, docs/5.md:1, docs/6.md:1, docs/7.md:1;\n' +
      '  `check --json` lists all of them.',
  );
});

test('broken links are all shown, and so are errors', () => {
  const links = Array.from(
    {length: 30},
    (_, index): Problem => ({
      severity: 'warning',
      file: 'a.md',
      line: index + 1,
      rule: 'broken-link',
      message: `Link to \`/${index}\` points to a page that does not exist.`,
    }),
  );
  expect(format(links)).toContain('Link to `/29`');
  expect(format(Array.from({length: 30}, (_, index) => error({file: 'a.md', line: index})))).not.toContain(
    'more of',
  );
});

test('files by name, errors before warnings, then by line; problems without a file last', () => {
  const warning = (more: Partial<Problem>) => error({...more, severity: 'warning'});
  const text = format([
    error({message: 'General.'}),
    warning({file: 'b.md', line: 1, message: 'Warning 1.'}),
    error({file: 'b.md', line: 10, column: 2, message: 'Error 10.'}),
    error({file: 'b.md', line: 9, column: 7, message: 'Error 9:7.'}),
    error({file: 'b.md', line: 9, column: 3, message: 'Error 9:3.'}),
    warning({file: 'a.md', message: 'Whole file.'}),
  ]);
  expect(text).toBe(`warning  a.md
  Whole file.

error  b.md:9:3
  Error 9:3.

error  b.md:9:7
  Error 9:7.

error  b.md:10:2
  Error 10.

warning  b.md:1
  Warning 1.

error
  General.

4 errors and 2 warnings in 2 files`);
});

test('no problems', () => {
  expect(format([])).toBe('');
});

test('file names relative to where the command was run', () => {
  expect(format([error({file: 'docs/a.md', line: 1})], {}, '../site/')).toContain(
    'error  ../site/docs/a.md:1\n',
  );
  expect(format([error({file: 'docs/a.md'})], {}, '.')).toContain('error  docs/a.md\n');
});

test('long hints are broken between words', () => {
  const words = Array.from({length: 30}, (_, index) => `\`key_${index}\``).join(', ');
  const lines = format([error({hint: `Known keys are ${words}.`})]).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.startsWith('        `key_')).length).toBeGreaterThan(1);
});

test('colors only if requested', () => {
  const problems = [error({file: 'a.md', line: 1, column: 1, hint: 'Do it.'})];
  const readSource = () => 'text';
  const colored = formatProblems(problems, {readSource, color: true});
  const plain = formatProblems(problems, {readSource, color: false});
  expect(plain).not.toContain('\u{1b}');
  expect(colored).toContain('\u{1b}[31m');
  expect(stripVTControlCharacters(colored)).toBe(plain);
});

describe('the code frame', () => {
  function frame(source: string, line: number, column?: number): string[] {
    return format([error({file: 'a', line, column})], {a: source})
      .split('\n')
      .slice(2, -2);
  }

  test('at the ends of the file', () => {
    expect(frame('one\ntwo\n', 1, 1)).toEqual(['  > 1 │ one', '      │ ^', '    2 │ two']);
    expect(frame('one\ntwo\n', 2, 4)).toEqual(['    1 │ one', '  > 2 │ two', '      │    ^']);
    expect(frame('one\n', 2, 1)).toEqual(['    1 │ one', '  > 2 │', '      │ ^']);
    expect(frame('one\n', 9, 1)).toEqual([]);
  });

  test('without a column', () => {
    expect(frame('one\ntwo', 2)).toEqual(['    1 │ one', '  > 2 │ two']);
  });

  test('line numbers of the same width, and Windows line ends', () => {
    const source = Array.from({length: 12}, (_, index) => `line ${index + 1}`).join('\r\n');
    expect(frame(source, 9, 6)).toEqual([
      '     7 │ line 7',
      '     8 │ line 8',
      '  >  9 │ line 9',
      '       │      ^',
      '    10 │ line 10',
    ]);
  });

  test('the caret is under tabs, wide characters and emoji', () => {
    expect(frame('\t\tx', 1, 3)).toEqual(['  > 1 │     x', '      │     ^']);
    expect(frame('日本x', 1, 3)).toEqual(['  > 1 │ 日本x', '      │     ^']);
    expect(frame('🎉x', 1, 3)).toEqual(['  > 1 │ 🎉x', '      │   ^']);
  });

  test('long lines are cut around the column', () => {
    const long = `${'a'.repeat(300)}HERE${'b'.repeat(300)}`;
    const lines = frame(`short\n${long}\nshort`, 2, 301);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(lines[1]).toMatch(/^ {2}> 2 │ …a+HEREb+…$/);
    expect(lines[2]?.indexOf('^')).toBe(lines[1]?.indexOf('HERE'));
  });

  test('a long line is cut only at its end when the column is near its start', () => {
    const lines = frame('x'.repeat(300), 1, 3);
    expect(lines[0]).toMatch(/^ {2}> 1 │ x+…$/);
    expect(lines[1]).toBe('      │   ^');
  });

  test('control characters do not reach the terminal', () => {
    expect(frame('a\u{1b}[31mb', 1, 1)[0]).toBe('  > 1 │ a\u{fffd}[31mb');
    const problem = error({
      file: 'docs/a\n::error::b.md',
      message: 'Not \u{1b}[2J.\nNor this.',
      hint: '\u{7}',
    });
    const printed = format([problem]);
    expect(printed).not.toMatch(/[^\P{Cc}\n]/u);
    expect(printed.split('\n').slice(0, 3)).toEqual([
      'error  docs/a\u{fffd}::error::b.md',
      '  Not \u{fffd}[2J.',
      '  Nor this.',
    ]);
  });
});
