import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {isBelow, placeBelow} from '../../../src/generator/files/placeBelow.ts';
import {realTarget} from '../../../src/generator/files/folders/realTarget.ts';

let dir: string;

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'place-')));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test.each(['a', 'a/b', '..a', 'a/../b', './a'])('%j is below a folder', (file) => {
  expect(placeBelow('/x/out', file)).toBe(path.join('/x/out', file));
});

test.each(['..', '../a', '../out', '../out2/a', 'a/../..', '.', ''])('%j is not', (file) => {
  expect(() => placeBelow('/x/out', file)).toThrow('Expected');
});

test('Windows paths follow the same rule', () => {
  const out = 'C:\\site\\build';
  expect(placeBelow(out, 'docs/intro/index.html', path.win32)).toBe(
    'C:\\site\\build\\docs\\intro\\index.html',
  );
  for (const file of ['..\\secret', 'a/..\\..\\..\\secret', '../build2/a', '.'])
    expect(() => placeBelow(out, file, path.win32), file).toThrow('Expected');
  // There is no relative path to another drive.
  expect(isBelow(out, 'D:\\site\\build\\a', path.win32)).toBe(false);
  expect(isBelow(out, 'c:\\SITE\\build\\a', path.win32)).toBe(true);
});

test('links to existing and to missing folders are followed', () => {
  mkdirSync(path.join(dir, 'versions/v1'), {recursive: true});
  symlinkSync('versions/v1', path.join(dir, 'current'));
  symlinkSync('versions/v2/out', path.join(dir, 'next'));
  symlinkSync('next', path.join(dir, 'second'));
  symlinkSync('circle', path.join(dir, 'circle'));
  const targets = ['current', 'current/x', 'next', 'second/y', 'plain', 'circle'];
  expect(targets.map((name) => path.relative(dir, realTarget(path.join(dir, name))))).toEqual([
    'versions/v1',
    'versions/v1/x',
    'versions/v2/out',
    'versions/v2/out/y',
    'plain',
    'circle',
  ]);
});
