import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {feedFiles} from '../../../src/generator/output/plan/feedFiles.ts';
import {foundPage} from '../../../src/generator/store/FoundPage.ts';
import {openPageRecords} from '../../../src/generator/store/PageRecords.ts';
import {createPageStore} from '../../../src/generator/store/PageStore.ts';
import {searchTask} from '../../../src/generator/workers/searchTask.ts';
import {PAGE} from '../store/testPage.ts';
import {loadTestSite, testConfig} from '../content/loadTestSite.ts';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'records-'));
afterAll(() => rmSync(cacheDir, {recursive: true, force: true}));

test('no page is indexed without its text', () => {
  const pages = [{path: '/v1/docs/x', title: 'X', kind: 'guide' as const, record: 'abcdef', key: 'a'}];
  const search = () =>
    searchTask({
      type: 'search',
      index: {pages, settings: {synonyms: {}, tasks: []}, common: 'b'},
      cacheDir,
      outDir: path.join(cacheDir, 'search'),
    });
  expect(search).toThrow('The compiled page of /v1/docs/x is missing from the cache.');
});

test('an index of which only some pages are given is not written without the others', () => {
  const pages = [{path: '/v1/docs/x', title: 'X', kind: 'guide' as const, key: 'a'}];
  const index = {pages, settings: {synonyms: {}, tasks: []}, common: 'b', isPart: true};
  const outDir = path.join(cacheDir, 'part');
  expect(searchTask({type: 'search', index, cacheDir, outDir})).toBeUndefined();
  expect(existsSync(outDir)).toBe(false);
});

test('no post goes into the feeds without its body', async () => {
  const records = openPageRecords(cacheDir);
  const meta = records.write('other', PAGE);
  const {siteDir, content} = await loadTestSite({'blog/2025-01-02-post.md': 'Text.'});
  const pages = createPageStore(
    records,
    new Map([['blog/2025-01-02-post.md', {key: 'abcdef', page: foundPage(meta)}]]),
  );
  const site = {siteDir, config: testConfig(), content: {...content, references: []}, pages};
  const [feed] = feedFiles(site, {renderer: '', prerender: ''}, '').files;
  const make = feed?.source.type === 'made' ? feed.source.make : undefined;
  await expect(make?.()).rejects.toThrow(
    'The compiled page of blog/2025-01-02-post.md is missing from the cache. Build again to compile it.',
  );
});
