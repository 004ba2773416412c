import {linkSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeOutputManifest} from '../../../src/generator/output/OutputManifest.ts';
import {readOutputState} from '../../../src/generator/output/OutputState.ts';
import {requireStamp} from '../../../src/generator/output/stampFile.ts';

const FILES = ['a/index.html', 'a/page.json', 'b.html', 'c.html'];

let dir: string;
let manifest: string;
const at = (file: string): string => path.join(dir, 'build', file);
const state = () => readOutputState(path.join(dir, 'build'), manifest, 'v');

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'state-'));
  manifest = path.join(dir, 'written.json');
  mkdirSync(at('a'), {recursive: true});
  for (const file of FILES) writeFileSync(at(file), 'text');
  linkSync(at('b.html'), path.join(dir, 'b.html'));
  const outputOf = (...files: string[]) => ({
    key: '',
    files: files.map((file) => [file, requireStamp(at(file))] as const),
  });
  const written = new Map([
    ['a', outputOf('a/index.html', 'a/page.json')],
    ['b', outputOf('b.html')],
    ['c', outputOf('c.html')],
  ]);
  writeOutputManifest(manifest, 'v', {written, spare: {root: '', touched: []}});
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test('an output that is as it was written has the stamp of its manifest, and only its files are shared', () => {
  const found = state();
  expect(found.manifest).toBeDefined();
  expect([...found.touched]).toEqual([]);
  expect([...found.unshared]).toEqual(['a/index.html', 'a/page.json', 'c.html']);
});

test('what has been modified or removed is named', () => {
  utimesSync(at('a/page.json'), 1, 1);
  rmSync(at('c.html'));
  expect([...state().touched]).toEqual(['a', 'c']);
});

test('without a manifest, or with a damaged one, nothing is known', () => {
  writeFileSync(manifest, '{}');
  expect(state().manifest).toBeUndefined();
  rmSync(manifest);
  expect(state().manifest).toBeUndefined();
});
