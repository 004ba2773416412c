import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {replaceBy} from '../../../src/generator/files/cache/keptFile.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return {...fs, rmSync: vi.fn(fs.rmSync)};
});

const removed = vi.mocked(rmSync);
let from = '';
let to = '';

beforeEach(() => {
  const dir = mkdtempSync(path.join(tmpdir(), 'replaced-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  [from, to] = [path.join(dir, 'from'), path.join(dir, 'to')];
  put(from, 'new');
  put(to, 'old');
});

function put(folder: string, text: string): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, text), text);
}

/** Another process puts its folder where this one has just removed the old one. */
function putAfterRemoval(): void {
  const remove = removed.getMockImplementation() ?? rmSync;
  removed.mockImplementationOnce((...parameters) => {
    remove(...parameters);
    put(to, 'other');
  });
}

test('a folder replaces the previous one', () => {
  replaceBy(from, to);
  expect(readdirSync(to)).toEqual(['new']);
});

test('a folder replaces one that another process has put there in the meantime', () => {
  putAfterRemoval();
  putAfterRemoval();
  replaceBy(from, to);
  expect(readdirSync(to)).toEqual(['new']);
  expect(readFileSync(path.join(to, 'new'), 'utf8')).toBe('new');
});
