import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {foundPage} from '../../../src/generator/store/FoundPage.ts';
import {openPageRecords} from '../../../src/generator/store/PageRecords.ts';
import {createPageStore} from '../../../src/generator/store/PageStore.ts';
import {PAGE} from './testPage.ts';

let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(cacheDir, {recursive: true, force: true}));

function storeOf(...keys: string[]) {
  const records = openPageRecords(cacheDir);
  const pages = keys.map(
    (key) => [`docs/${key}.md`, {key, page: foundPage(records.write(key, PAGE))}] as const,
  );
  return {records, store: createPageStore(records, new Map(pages))};
}

test('reads body and text of a page by its file', () => {
  const {store} = storeOf('abc', 'abd');
  expect(store.body('docs/abc.md')).toEqual(PAGE.body);
  expect(store.text('docs/abd.md')).toEqual(PAGE.text);
  expect(store.get('docs/abc.md')?.bodyType).toBe('html');
  expect([...store.metas()]).toHaveLength(2);
});

test('reports which page was never compiled, and which is missing from the cache', async () => {
  const {records, store} = storeOf('abc');
  expect(store.get('docs/other.md')).toBeUndefined();
  expect(() => store.body('docs/other.md')).toThrow(
    'Internal error: the compiled page of docs/other.md is missing.',
  );
  await records.remove('abc');
  expect(() => store.text('docs/abc.md')).toThrow(
    'The compiled page of docs/abc.md is missing from the cache.',
  );
});

test('keeps the site’s records and removes the others', async () => {
  const {records, store} = storeOf('abc', 'fff');
  expect(openPageRecords(path.join(cacheDir, 'none')).isEmpty()).toBe(true);
  expect(records.isEmpty()).toBe(false);
  await records.prune(new Set(['abc']));
  expect([records.has('abc'), records.has('fff')]).toEqual([true, false]);
  expect([...store.keys()]).toEqual(['abc', 'fff']);
});
