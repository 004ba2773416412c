import {describe, expect, test} from 'vitest';
import {createDeferred} from '../../../src/generator/workers/createDeferred.ts';
import {shareBatches, type Sharing} from '../../../src/generator/workers/shareBatches.ts';

const ITEMS = Array.from({length: 400}, (_, index) => index);

const double = async (items: number[]): Promise<number[]> => items.map((item) => item * 2);

/** Work that records its batches, and finishes when the test says so. */
function createWork(until: Promise<unknown>) {
  const given: number[] = [];
  const work = async (items: number[]): Promise<number[]> => {
    given.push(...items);
    await until;
    return double(items);
  };
  return {given, work};
}

const sharing = (settings: Partial<Sharing<number, number>>): Sharing<number, number> => ({
  threads: 1,
  inWorker: double,
  inMain: double,
  mainIsFree: Promise.resolve(),
  ...settings,
});

describe('shared work', () => {
  test('returns the results in the order of the items, whoever computed them', async () => {
    expect(await shareBatches(ITEMS, sharing({}))).toEqual(await double(ITEMS));
    expect(await shareBatches(ITEMS, sharing({mainIsFree: new Promise(() => undefined)}))).toEqual(
      await double(ITEMS),
    );
  });

  // An unhandled rejection would fail this file, just as it would end a build before it has cleaned up.
  test('rejects with an error of the main thread while workers are busy, and starts nothing more', async () => {
    const failed = createDeferred();
    const {given, work} = createWork(failed.promise);
    const inMain = async (): Promise<number[]> => {
      setImmediate(failed.resolve);
      throw new Error('the main thread failed');
    };
    await expect(shareBatches(ITEMS, sharing({inWorker: work, inMain}))).rejects.toThrow(
      'the main thread failed',
    );
    expect(given.length).toBeLessThan(ITEMS.length / 2);
  });

  test('rejects with an error of what keeps the main thread busy', async () => {
    const failed = createDeferred();
    const {given, work} = createWork(failed.promise);
    const mainIsFree = Promise.reject(new Error('webpack failed'));
    setImmediate(failed.resolve);
    await expect(shareBatches(ITEMS, sharing({inWorker: work, mainIsFree}))).rejects.toThrow(
      'webpack failed',
    );
    expect(given.length).toBeLessThan(ITEMS.length / 2);
  });

  test('waits for pending batches after an error of a worker', async () => {
    const slow = createDeferred();
    let ended = 0;
    const inWorker = async (items: number[]): Promise<number[]> => {
      if (items[0] === 0) throw new Error('a worker failed');
      await slow.promise;
      ended++;
      return double(items);
    };
    setImmediate(slow.resolve);
    const mainIsFree = new Promise(() => undefined);
    await expect(shareBatches(ITEMS, sharing({inWorker, mainIsFree}))).rejects.toThrow('a worker failed');
    expect(ended).toBe(3);
  });
});
