import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {foundPage} from '../../../src/generator/store/FoundPage.ts';
import {openPageRecords} from '../../../src/generator/store/PageRecords.ts';
import {listFiles} from '../../support/listFiles.ts';
import {PAGE} from './testPage.ts';

const KEY = 'abcdef';
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'index-'));
  const records = openPageRecords(dir);
  records.saveIndex([{key: KEY, page: foundPage(records.write(KEY, PAGE))}]);
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const record = (): string => path.join(dir, 'pages', KEY.slice(0, 2), KEY);
const index = (): string =>
  path.join(dir, listFiles(dir).find((file) => file.startsWith('page-index')) ?? '');

test('a record that is as it was is known without being read', () => {
  const textHash = openPageRecords(dir).findPage(KEY)?.meta.textHash;
  // Whole milliseconds can be restored exactly.
  utimesSync(record(), 2, 2);
  const page = openPageRecords(dir).findPage(KEY);
  if (page) openPageRecords(dir).saveIndex([{key: KEY, page}]);
  const {mtime} = statSync(record());
  // The same stamp, but unreadable content.
  writeFileSync(record(), ' '.repeat(statSync(record()).size));
  utimesSync(record(), mtime, mtime);
  expect(openPageRecords(dir).findPage(KEY)?.meta.textHash).toBe(textHash);
});

test('the index contains all metadata', () => {
  expect(openPageRecords(dir).findPage(KEY)?.meta).toMatchObject(openPageRecords(dir).find(KEY)?.meta ?? {});
});

test('one that was changed is read, and missing when it is damaged', () => {
  const text = readFileSync(record(), 'utf8');
  writeFileSync(record(), `${text} `);
  utimesSync(record(), 1, 1);
  expect(openPageRecords(dir).findPage(KEY)).toBeUndefined();
  writeFileSync(record(), text);
  expect(openPageRecords(dir).findPage(KEY)?.meta.bodyType).toBeDefined();
});

test('a damaged index is none', () => {
  writeFileSync(index(), readFileSync(index(), 'utf8').replace('textHash', 'textHush'));
  expect(openPageRecords(dir).findPage(KEY)?.meta.textHash).toMatch(/^[0-9a-f]{40}$/);
});

test('a record that cannot be read by whom it was promised to is removed, so that the next build makes it again', () => {
  const {size} = statSync(record());
  writeFileSync(record(), ' '.repeat(size));
  expect(() => openPageRecords(dir).read(KEY, 'docs/x.md')).toThrow('Build again to compile it.');
  expect(openPageRecords(dir).has(KEY)).toBe(false);
});
