import {expect, test, vi} from 'vitest';
import {mapConcurrent} from '../../../src/generator/files/mapConcurrent.ts';
import {readInTurn} from '../../../src/generator/files/readInTurn.ts';
import {siteFolder} from '../config/siteFolder.ts';

const open = vi.hoisted(() => ({now: 0, most: 0}));
vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  const readFile = (file: string, done: (error: Error | null, bytes: Buffer) => void) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    real.readFile(file, (error, bytes) => {
      open.now -= 1;
      done(error, bytes);
    });
  };
  return {...real, readFile: readFile as typeof real.readFile};
});

test('several lists of files that are read at the same time share the files that may be open', async () => {
  const names = Array.from({length: 200}, (_, index) => `${index}.md`);
  const folder = await siteFolder(Object.fromEntries(names.map((name) => [name, name])));
  const readAll = () => mapConcurrent(names, async (name) => `${await readInTurn(`${folder}/${name}`)}`);
  const lists = await Promise.all([readAll(), readAll(), readAll(), readAll()]);
  expect(lists).toEqual([names, names, names, names]);
  expect(open.most).toBe(64);
});

test('a file that cannot be read leaves its turn to the next', async () => {
  const folder = await siteFolder({'a.md': 'a'});
  const failed = Array.from({length: 100}, () => readInTurn(`${folder}/missing.md`).catch(() => 'missing'));
  expect(new Set(await Promise.all(failed))).toEqual(new Set(['missing']));
  expect(`${await readInTurn(`${folder}/a.md`)}`).toBe('a');
});
