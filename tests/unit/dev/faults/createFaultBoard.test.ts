import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createFaultBoard, type FaultBoard} from '../../../../src/generator/dev/faults/createFaultBoard.ts';
import type {FaultReport} from '../../../../src/generator/shared/dev/FaultReport.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';

const places = new Map<string, Problem[]>();
let board: FaultBoard;

beforeEach(() => {
  vi.useFakeTimers();
  places.clear();
  board = createFaultBoard({set: (place, problems) => places.set(place, problems)}, async (fault) => ({
    name: fault.name,
    message: fault.message,
    places: [],
  }));
});

afterEach(() => {
  board.close();
  vi.useRealTimers();
});

async function report(change: Partial<FaultReport> = {}): Promise<void> {
  const fault = {kind: 'error' as const, name: 'Error', message: 'Failed', stack: ''};
  board.take(JSON.stringify({tab: 'one', path: '/docs/a', faults: [fault], isHidden: false, ...change}));
  await vi.advanceTimersByTimeAsync(0);
}

const shown = (): number => places.get('tab:one')?.length ?? 0;

test('what a page throws is listed while its tab is connected', async () => {
  board.connect('one');
  await report();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toBe(1);
});

test('a tab that disconnects is forgotten, unless it reconnects', async () => {
  board.connect('one');
  await report();
  board.disconnect('one');
  board.connect('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(1);
  board.disconnect('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(0);
});

test('a reloaded document may connect before the previous one disconnects', async () => {
  board.connect('one');
  await report();
  board.connect('one');
  board.disconnect('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(1);
});

test('a report that comes after its tab was closed is forgotten as well', async () => {
  board.connect('one');
  board.disconnect('one');
  await report();
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(0);
});

test('a tab in the background is remembered without a connection as long as it reports', async () => {
  board.connect('one');
  await report();
  await report({isHidden: true});
  board.disconnect('one');
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await report({isHidden: true});
  }
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toBe(0);
});
