import {describe, expect, test} from 'vitest';
import {createDeferred} from '../../../src/generator/workers/createDeferred.ts';
import {LANES, shareBatches, type Sharing} from '../../../src/generator/workers/shareBatches.ts';

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

  test('gives a worker nothing until it has finished earlier work, even if that fails', async () => {
    const ended = createDeferred();
    const busy = ended.promise.then(() => Promise.reject(new Error('the earlier work failed')));
    const {given, work} = createWork(Promise.resolve());
    const helped: number[] = [];
    const inMain = async (items: number[]): Promise<number[]> => {
      if (given.length === 0) helped.push(...items);
      if (helped.length === ITEMS.length / 4) ended.resolve();
      return double(items);
    };
    expect(await shareBatches(ITEMS, sharing({inWorker: work, inMain, workersAreFree: busy}))).toEqual(
      await double(ITEMS),
    );
    expect(helped).toHaveLength(ITEMS.length / 4);
    expect(given).toContain(ITEMS.length / 4);
  });

  test('waits for no worker once the main thread has done everything', async () => {
    const workersAreFree = new Promise(() => undefined);
    expect(await shareBatches(ITEMS, sharing({workersAreFree}))).toEqual(await double(ITEMS));
  });

  test('has fewer batches wait in a worker while the main thread helps', async () => {
    const first = createDeferred();
    let waiting = 0;
    const most: number[] = [];
    const inWorker = async (items: number[]): Promise<number[]> => {
      waiting += 1;
      most.push(waiting);
      await (items[0] === 0 ? first.promise : new Promise(setImmediate));
      waiting -= 1;
      return double(items);
    };
    const inMain = async (items: number[]): Promise<number[]> => {
      first.resolve();
      most.length = 0;
      return double(items);
    };
    await shareBatches(ITEMS, sharing({inWorker, inMain, workersAreFree: Promise.resolve()}));
    expect(Math.max(...most)).toBeLessThanOrEqual(2);
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
    expect(ended).toBe(LANES - 1);
  });
});
