import {expect, test} from 'vitest';
import {checkPlaces} from '../../../../src/generator/output/plan/checkPlaces.ts';

const place = (file: string, source = `${file.slice(0, 10)}.md`) => ({file, owner: `\`${source}\``, source});

test('paths below the output are accepted', () => {
  const files = ['index.html', 'a/index.html', 'a.html', 'a/b/c', '..a/x', 'a..', `a/${'x'.repeat(255)}`];
  expect(checkPlaces(files.map((file) => place(file)))).toEqual([]);
});

test.each(['../x', 'a/../../x', '..', '', 'a/..', '.', 'a\0b'])('%j is outside, whatever made it', (file) => {
  expect(checkPlaces([place(file, 'docs/a.md')])).toMatchObject([
    {
      severity: 'error',
      file: 'docs/a.md',
      message: expect.stringMatching(/`docs\/a\.md`.*outside the output folder/),
    },
  ]);
});

test.each(['x'.repeat(256), '長'.repeat(86), `${'a/'.repeat(2000)}b`])('%.10s… is too long', (file) => {
  expect(checkPlaces([place(file, 'docs/a.md')])).toMatchObject([
    {file: 'docs/a.md', message: expect.stringMatching(/ \d+ bytes for `docs\/a\.md`/)},
  ]);
});

test('a path needed as file and as folder is reported once, with both owners', () => {
  const files = [place('a/b/index.html', 'b.md'), place('a', 'a.md'), place('a/c', 'c.md')];
  expect(checkPlaces(files).map(({message}) => message)).toEqual([
    'The output needs `a` as a file for `a.md` and as a folder for `b.md`.',
  ]);
});
