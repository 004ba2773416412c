import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {filesBelow} from '../../../../src/generator/files/folders/filesBelow.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'files-below-'));
afterAll(() => rmSync(dir, {recursive: true, force: true}));

test('files in subfolders are listed by their path below the folder; empty folders and links are not', () => {
  mkdirSync(path.join(dir, 'a/b'), {recursive: true});
  mkdirSync(path.join(dir, 'empty'));
  for (const file of ['top.txt', 'a/one.txt', 'a/b/two.txt']) writeFileSync(path.join(dir, file), '');
  symlinkSync('top.txt', path.join(dir, 'link.txt'));
  expect(filesBelow(dir).sort()).toEqual(['a/b/two.txt', 'a/one.txt', 'top.txt']);
});

test('a folder that does not exist is an error', () => {
  expect(() => filesBelow(path.join(dir, 'missing'))).toThrow('ENOENT');
});
