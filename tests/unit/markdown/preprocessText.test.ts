import {expect, test} from 'vitest';
import {createPreprocess} from '../../../src/generator/markdown/foreign/preprocessText.ts';

const TEXT = {yaml: '', body: '# A\n', linesBefore: 0};
const PLACE = {path: [], line: 3, column: 5};

test('a preprocessor that never finishes is an error at its place, once', async () => {
  const preprocess = createPreprocess(() => new Promise(() => undefined), 'site.config.ts', PLACE, 50);
  const first = await preprocess(TEXT, '/site/docs/a.md', 'docs/a.md');
  expect(first.text).toBe(TEXT);
  expect(first.problem).toMatchObject({severity: 'error', file: 'site.config.ts', line: 3});
  expect(first.problem?.message).toContain('docs/a.md');
  expect(first.problem?.message).toContain('it did not finish within 0.05 seconds');
  expect(await preprocess(TEXT, '/site/docs/b.md', 'docs/b.md')).toEqual({text: TEXT});
});

test('one that finishes later changes the text', async () => {
  const later = async (given: unknown) => (given as {fileContent: string}).fileContent.replace('A', 'B');
  const preprocess = createPreprocess(later as () => unknown, 'site.config.ts', PLACE, 60_000);
  expect((await preprocess(TEXT, '/site/docs/a.md', 'docs/a.md')).text.body).toBe('# B\n');
});
