import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {
  claimSpare,
  folderIdentity,
  keepSpare,
  removeFiles,
} from '../../../src/generator/output/spareOutput.ts';

let dir: string;
const at = (name: string): string => path.join(dir, name);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'spare-'));
  mkdirSync(at('replaced/docs/a'), {recursive: true});
  for (const file of ['index.html', 'docs/a/x.html', 'docs/y.html'])
    writeFileSync(at(`replaced/${file}`), file);
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test('a replaced output is kept, and can be claimed once', async () => {
  const root = await keepSpare(at('replaced'), at('spare'));
  expect(root).toBe(folderIdentity(at('spare')));
  const known = {root: root ?? '', touched: []};
  expect(await claimSpare(at('spare'), at('next'), known)).toBe(true);
  expect(readdirSync(at('next'))).toEqual(['docs', 'index.html']);
  expect(await claimSpare(at('spare'), at('other'), known)).toBe(false);
});

test('a spare output other than the recorded one is removed', async () => {
  const root = await keepSpare(at('replaced'), at('spare'));
  cpSync(at('spare'), at('copy'), {recursive: true});
  expect(await claimSpare(at('copy'), at('next'), {root: root ?? '', touched: []})).toBe(false);
  expect(await claimSpare(at('spare'), at('next'), undefined)).toBe(false);
  expect(['copy', 'spare', 'next'].filter((name) => existsSync(at(name)))).toEqual([]);
});

test('folders without a file are removed with the last one', async () => {
  removeFiles(at('replaced'), ['docs/a/x.html', 'docs/a/unknown.html', 'index.html']);
  expect(readdirSync(at('replaced'), {recursive: true})).toEqual(['docs', path.join('docs', 'y.html')]);
});
