import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readKept, readKeptJson, writeKept} from '../../../../src/generator/files/cache/keptFile.ts';

let dir = '';
let file = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'kept-'));
  file = path.join(dir, 'pages/ab/abcdef');
  writeKept(file, 'page abcdef', 'Größe');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const read = (): string | undefined => readKept(file, 'page abcdef')?.toString();

test('returns what was kept, and leaves nothing else in the folder', () => {
  expect(read()).toBe('Größe');
  expect(readdirSync(path.dirname(file))).toEqual(['abcdef']);
  writeKept(file, 'list', JSON.stringify([1]));
  expect(readKeptJson(file, 'list')).toEqual([1]);
});

const flip = (at: number) => (bytes: Buffer) => {
  bytes[at < 0 ? bytes.length + at : at] = (bytes.at(at) ?? 0) ^ 1;
  return bytes;
};

test.each<[string, (bytes: Buffer) => Buffer | string]>([
  ['its first byte flipped', flip(0)],
  ['its last byte flipped', flip(-1)],
  ['nothing in it', () => ''],
  ['its end cut off', (bytes) => bytes.subarray(0, -1)],
  ['something added', (bytes) => Buffer.concat([bytes, Buffer.from('\n')])],
  ['JSON of another shape', () => '{"version":1}'],
])('a file with %s counts as missing, and can be written again', (_, damage) => {
  writeFileSync(file, damage(readFileSync(file)));
  expect(read()).toBeUndefined();
  writeKept(file, 'page abcdef', 'again');
  expect(read()).toBe('again');
});

test('a file with another file’s content counts as missing', () => {
  const other = path.join(dir, 'pages/ab/abcdee');
  writeKept(other, 'page abcdee', 'Another page');
  writeFileSync(file, readFileSync(other));
  expect(read()).toBeUndefined();
});

test.each<[string, () => void]>([
  ['a folder', () => mkdirSync(path.join(file, 'x'), {recursive: true})],
  ['a link to nothing', () => symlinkSync('/nowhere/at/all', file)],
  ['a link to a folder', () => symlinkSync(dir, file)],
])('%s in the place of a file counts as missing, and is replaced', (_, put) => {
  rmSync(file);
  put();
  expect(read()).toBeUndefined();
  writeKept(file, 'page abcdef', 'again');
  expect(read()).toBe('again');
});

test.each(['pages', 'pages/ab'])('a file in the place of the folder %s is replaced', (folder) => {
  rmSync(path.join(dir, folder), {recursive: true});
  writeFileSync(path.join(dir, folder), 'No folder.');
  expect(read()).toBeUndefined();
  writeKept(file, 'page abcdef', 'again');
  expect(read()).toBe('again');
});

test('a link to a file is replaced, and its target is unchanged', () => {
  rmSync(file);
  const target = path.join(dir, 'mine.txt');
  writeFileSync(target, 'mine');
  symlinkSync(target, file);
  writeKept(file, 'page abcdef', 'again');
  expect(read()).toBe('again');
  expect(readFileSync(target, 'utf8')).toBe('mine');
});
