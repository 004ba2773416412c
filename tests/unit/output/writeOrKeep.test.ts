import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {requireStamp} from '../../../src/generator/output/stampFile.ts';
import {keepFile, writeOrKeep, writeOver} from '../../../src/generator/output/writeOrKeep.ts';

let dir: string;
const at = (name: string): string => path.join(dir, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
let folders: {last: string; next: string};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'write-'));
  folders = {last: at('last'), next: at('next')};
  for (const name of ['last', 'next']) mkdirSync(at(name));
  writeFileSync(at('last/a.html'), 'last');
  utimesSync(at('last/a.html'), 1_000, 1_000);
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test.each(['a missing', 'an older'])(
  'a file that has not changed is used again in place of %s one',
  (place) => {
    if (place === 'an older') writeFileSync(at('next/a.html'), 'older');
    expect(writeOrKeep(folders, 'a.html', 'last')).toBe('4:1000000');
    expect(statSync(at('next/a.html')).ino).toBe(statSync(at('last/a.html')).ino);
    expect(writeOrKeep(folders, 'a.html', 'last')).toBe('4:1000000');
  },
);

test.each(['longer', 'new!', 'n'])('an older version is overwritten: "%s"', (text) => {
  writeFileSync(at('next/a.html'), 'older');
  const {ino} = statSync(at('next/a.html'));
  expect(writeOrKeep(folders, 'a.html', text)).toBe(requireStamp(at('next/a.html')));
  expect(read('next/a.html')).toBe(text);
  expect(statSync(at('next/a.html')).ino).toBe(ino);
});

test('a file that the last output shares is replaced', () => {
  writeOrKeep(folders, 'a.html', 'last');
  writeOver(folders, 'a.html', Buffer.from('new'));
  expect([read('last/a.html'), read('next/a.html')]).toEqual(['last', 'new']);
});

test('files are written in new folders, whatever the last output has in their place', () => {
  writeFileSync(at('last/docs'), 'a file');
  writeOrKeep(folders, 'docs/b.html', 'new');
  expect(read('next/docs/b.html')).toBe('new');
});

test('a file is kept only if it is as it was', () => {
  expect(keepFile(folders, 'a.html', '4:1000000')).toBe(true);
  expect(read('next/a.html')).toBe('last');
  expect(keepFile(folders, 'a.html', '4:2000000')).toBe(false);
  expect(keepFile(folders, 'missing.html', '4:1000000')).toBe(false);
});
