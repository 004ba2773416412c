import {mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {replaceContent} from '../../../src/generator/output/replaceOutput.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'lock-'));
const lock = path.join(dir, 'build/.swapping');
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const looked = vi.hoisted(() => ({at: async (_: string): Promise<void> => undefined}));
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const stat = async (file: string) => {
    await looked.at(file);
    return real.stat(file);
  };
  return {...real, stat: stat as typeof real.stat};
});

test('a process that finds the lock released does not take it from the one that has it next', async () => {
  const [outDir, next] = [path.dirname(lock), path.join(dir, 'next')];
  for (const folder of [outDir, next, lock]) mkdirSync(folder);
  writeFileSync(path.join(next, 'index.html'), 'new');
  let holder: 'first' | 'second' | 'none' = 'first';
  looked.at = async () => {
    if (holder !== 'first') return;
    rmdirSync(lock);
    mkdirSync(lock);
    holder = 'second';
    setTimeout(() => {
      holder = 'none';
      rmSync(lock, {recursive: true, force: true});
    }, 60);
    throw new Error('The lock of the first is gone.');
  };
  await replaceContent(outDir, next);
  expect(holder).toBe('none');
  expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
});
