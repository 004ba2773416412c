import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {mapConcurrent} from '../../../src/generator/files/mapConcurrent.ts';

test('keeps the order of the items', async () => {
  const waits = [3, 1, 2, 0];
  const results = await mapConcurrent(
    waits,
    async (turns) => {
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      return turns;
    },
    2,
  );
  expect(results).toEqual(waits);
});

test('starts no item after an error, and rejects once all pending calls have settled', async () => {
  const taken: number[] = [];
  const ended: number[] = [];
  const mapping = mapConcurrent(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      taken.push(item);
      if (item === 1) throw new Error('one failed');
      await setImmediate();
      ended.push(item);
    },
    2,
  );
  await expect(mapping).rejects.toThrow('one failed');
  expect(taken).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});
