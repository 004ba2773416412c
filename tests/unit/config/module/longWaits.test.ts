import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {onLongWait} from '../../../../src/generator/files/longWaits.ts';
import {settle} from '../../../../src/generator/config/module/settle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is awaited for some seconds is said once, and nothing else', async () => {
  const said: string[] = [];
  const end = onLongWait((what) => said.push(what));
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const waits = Promise.all([
    settle(after(1000), 'the fast plugin'),
    settle(after(20_000), 'the slow plugin'),
  ]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(16_000);
  await waits;
  expect(said).toEqual(['the slow plugin']);
  end();
});
