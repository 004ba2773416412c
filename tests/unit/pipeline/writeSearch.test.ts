import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createPageStore} from '../../../src/generator/store/PageStore.ts';
import {openPageRecords} from '../../../src/generator/store/PageRecords.ts';
import {writeSearch} from '../../../src/generator/pipeline/write/writeSearch.ts';
import {createWorkers} from '../../../src/generator/workers/createWorkers.ts';
import {testConfig} from '../content/loadTestSite.ts';

test('no index is still being written when another one has failed', async () => {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  const done: string[] = [];
  const workers = {
    ...createWorkers(new URL('file:///none.mjs')),
    async search({index}: {index: {common: string}}) {
      if (index.common === 'broken') throw new Error('The disk is full.');
      await new Promise(setImmediate);
      done.push(index.common);
      return {key: index.common, written: [], unchanged: []};
    },
  };
  const indexes = ['broken', 'slow'].map((common) => ({
    id: common,
    key: common,
    settings: {synonyms: {}, tasks: []},
    pages: [],
    common,
  }));
  const site = {config: testConfig(), pages: createPageStore(openPageRecords(cacheDir), new Map())};
  const next = {folder: path.join(cacheDir, 'next'), holds: () => false};
  await expect(writeSearch(site, indexes, {next, workers})).rejects.toThrow('The disk is full.');
  expect(done).toEqual(['slow']);
  rmSync(cacheDir, {recursive: true});
});
