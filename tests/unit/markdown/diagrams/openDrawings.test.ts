import {readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pruneDrawings} from '../../../../src/generator/markdown/diagrams/openDrawings.ts';
import {compile, makeSite} from '../site.tsx';

const FLOW = '```mermaid\ngraph TD\n  A --> B\n```';
const OTHER = '```mermaid\nsequenceDiagram\n  A->>B: hi\n```';
const OF_BROWSER = '```mermaid\npie\n  "A" : 1\n```';
const MISTAKE = '```mermaid\ngraph TD\n  A --> B C D\n```';

test.each([
  ['the same', FLOW, FLOW],
  ['moved to another place', `${FLOW}\n\n${OTHER}`, `${OTHER}\n\nText\n\n${FLOW}`],
  ['one added', FLOW, `${FLOW}\n\n${OTHER}`],
  ['one removed', `${FLOW}\n\n${OTHER}`, OTHER],
  ['twice', FLOW, `${FLOW}\n\n${FLOW}`],
  ['drawn by the browser', OF_BROWSER, `${OF_BROWSER}\n\n${FLOW}`],
  ['a mistake', MISTAKE, `${MISTAKE}\n\n${FLOW}`],
  ['a mistake in what was correct', FLOW, MISTAKE],
])('a page with kept diagrams is as without: %s', async (_, before, after) => {
  const cache = {dir: makeSite(), version: '1'};
  await compile(before, {cache});
  const expected = await compile(after);
  expect(await compile(after, {cache})).toEqual(expected);
  expect(await compile(after, {cache})).toEqual(expected);
});

test('damaged diagrams are drawn again', async () => {
  const cache = {dir: makeSite(), version: '1'};
  const page = await compile(FLOW, {cache});
  const folder = path.join(cache.dir, 'diagrams');
  const [name = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, name), '{"graph TD\\n  A --> B":"<svg></svg>"}');
  expect(await compile(FLOW, {cache})).toEqual(page);
});

test('the diagrams of removed pages are removed after a while', async () => {
  const cache = {dir: makeSite(), version: '1'};
  await compile(FLOW, {cache});
  await compile(FLOW, {cache, input: {file: 'docs/removed.mdx'}});
  const names = () => readdirSync(path.join(cache.dir, 'diagrams'));
  await pruneDrawings(cache.dir, ['docs/page.mdx'], 60_000);
  expect(names()).toHaveLength(2);
  await pruneDrawings(cache.dir, ['docs/page.mdx'], 0);
  const [name = '', ...more] = names();
  expect(more).toEqual([]);
  const {mtimeMs} = statSync(path.join(cache.dir, 'diagrams', name));
  await compile(`${FLOW}\n\nMore`, {cache});
  expect(statSync(path.join(cache.dir, 'diagrams', name)).mtimeMs).toBe(mtimeMs);
});
