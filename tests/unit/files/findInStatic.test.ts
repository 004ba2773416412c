import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findServed} from '../../../src/generator/files/findInStatic.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.join(dir, 'site/static/folder'), {recursive: true});
  for (const file of ['outside.txt', 'site/site.txt', 'site/static/a.txt', 'site/static/folder/index.html'])
    writeFileSync(path.join(dir, file), '');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const find = (name: string) => {
  const file = findServed(path.join(dir, 'site'), ['static'], name);
  return file && path.relative(dir, file);
};

test.each([
  ['a.txt', 'site/static/a.txt'],
  ['folder', 'site/static/folder/index.html'],
  ['folder/../a.txt', 'site/static/a.txt'],
  ['../site.txt', undefined],
  ['../../outside.txt', undefined],
  ['folder/../../../outside.txt', undefined],
  ['a\0b', undefined],
])('%j is %j', (name, file) => {
  expect(find(name)).toBe(file);
});
