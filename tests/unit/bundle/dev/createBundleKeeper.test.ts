import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {createBundleKeeper} from '../../../../src/generator/bundle/dev/createBundleKeeper.ts';
import {createDeferred} from '../../../../src/generator/workers/createDeferred.ts';

/** More than the pause after a bundling (ms). */
const LATER = 2000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

test('only the last of several bundles is kept, and none before one with problems', async () => {
  const kept: string[] = [];
  const keeper = createBundleKeeper();
  const keep = (name: string) => () => Promise.resolve(void kept.push(name));
  keeper.keepSoon(keep('first'));
  keeper.keepSoon(keep('second'));
  await vi.advanceTimersByTimeAsync(LATER);
  expect(kept).toEqual(['second']);
  keeper.keepSoon(keep('third'));
  keeper.keepSoon();
  await vi.advanceTimersByTimeAsync(LATER);
  expect(kept).toEqual(['second']);
});

test('bundles are kept one after the other, even if one cannot be kept', async () => {
  const steps: string[] = [];
  const first = createDeferred();
  const keeper = createBundleKeeper();
  keeper.keepSoon(async () => {
    steps.push('first');
    await first.promise;
    throw new Error('The disk is full.');
  });
  await vi.advanceTimersByTimeAsync(LATER);
  keeper.keepSoon(() => Promise.resolve(void steps.push('second')));
  await vi.advanceTimersByTimeAsync(LATER);
  expect(steps).toEqual(['first']);
  first.resolve();
  await keeper.close();
  expect(steps).toEqual(['first', 'second']);
});

test('the bundle that is due is kept at the end, after the one that is being kept', async () => {
  const steps: string[] = [];
  const first = createDeferred();
  const keeper = createBundleKeeper();
  keeper.keepSoon(() => first.promise.then(() => void steps.push('first')));
  await vi.advanceTimersByTimeAsync(LATER);
  keeper.keepSoon(() => Promise.resolve(void steps.push('second')));
  const closed = keeper.close();
  first.resolve();
  await closed;
  expect(steps).toEqual(['first', 'second']);
});
