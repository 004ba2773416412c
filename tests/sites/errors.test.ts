import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {explain} from './errors/explain.ts';
import {readCases} from './errors/readCases.ts';

const folder = new URL('./errors/', import.meta.url);
const groups = readdirSync(folder).filter((file) => file.endsWith('.txt'));

describe.each(groups)('what the author sees: %s', (group) => {
  const cases = readCases(new URL(group, folder));

  test.each(cases)('$name', async ({files, links, printed}) => {
    expect(printed).not.toBe('');
    expect(await explain(files, links)).toBe(printed);
  });
});

test('a site without mistakes has no problems reported', async () => {
  expect(await explain({})).toBe('');
});
