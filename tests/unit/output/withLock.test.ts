import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {withLock} from '../../../src/generator/output/withLock.ts';

const MINUTE = 60_000;

let dir = '';
let lock = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(dir, 'lock');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

/** As if a process had taken the lock some time ago (ms). */
function takenBefore(time: number): void {
  const then = Date.now() - time;
  mkdirSync(lock);
  writeFileSync(path.join(lock, `${then}-1-0`), '');
  utimesSync(lock, then / 1000, then / 1000);
}

/** Lets several processes do something with the lock, and returns how many of them did it at the same time at most. */
async function mostAtOnce(count: number): Promise<number> {
  let running = 0;
  let most = 0;
  const run = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await setTimeout(5);
    running--;
  };
  const ready = (index: number): string => path.join(dir, `ready-${index}`);
  await Promise.all(Array.from({length: count}, (_, index) => withLock(lock, ready(index), run)));
  return most;
}

test('one process at a time has the lock, and leaves nothing behind', async () => {
  expect(await mostAtOnce(8)).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

test.each([1, 2, 3, 4, 5])(
  'one of those who wait takes the lock of an interrupted process (%s)',
  async () => {
    takenBefore(MINUTE);
    expect(await mostAtOnce(8)).toBe(1);
    expect(readdirSync(dir)).toEqual([]);
  },
);

test('a process that has the lock keeps it', async () => {
  takenBefore(1000);
  let isTaken = false;
  const taking = withLock(lock, path.join(dir, 'ready'), async () => {
    isTaken = true;
  });
  await setTimeout(200);
  expect(isTaken).toBe(false);
  rmSync(lock, {recursive: true});
  await taking;
  expect(isTaken).toBe(true);
});

test('a process that was taken for an interrupted one does not release the lock of the next', async () => {
  await withLock(lock, path.join(dir, 'ready'), async () => {
    rmSync(lock, {recursive: true});
    takenBefore(0);
  });
  expect(existsSync(lock)).toBe(true);
});

test('the lock is released when what was done has failed', async () => {
  const failing = withLock(lock, path.join(dir, 'ready'), () => Promise.reject(new Error('A full disk')));
  await expect(failing).rejects.toThrow('A full disk');
  expect(readdirSync(dir)).toEqual([]);
});
