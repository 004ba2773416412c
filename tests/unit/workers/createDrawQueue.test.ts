import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import type {SourceDiagrams} from '../../../src/generator/markdown/diagrams/drawAhead.ts';
import {createDeferred} from '../../../src/generator/workers/createDeferred.ts';
import {createDrawQueue} from '../../../src/generator/workers/createDrawQueue.ts';

const cache = {dir: '/cache', version: '1'};
const source = (file: string): SourceDiagrams => ({file, codes: ['flowchart']});

test('sources that are added at the same time are sent together, and are drawn until that has ended', async () => {
  const sent: string[][] = [];
  const drawn = createDeferred();
  const queue = createDrawQueue(async (sources) => {
    sent.push(sources.map(({file}) => file));
    await drawn.promise;
  });
  for (const file of ['a.md', 'b.md']) queue.add(source(file), cache);
  await setImmediate();
  queue.add(source('c.md'), cache);
  await setImmediate();
  await setImmediate();
  expect(sent).toEqual([['a.md', 'b.md'], ['c.md']]);
  expect(['a.md', 'c.md', 'd.md'].map(queue.has)).toEqual([true, true, false]);
  drawn.resolve();
  await setImmediate();
  expect(['a.md', 'c.md'].map(queue.has)).toEqual([false, false]);
});

test('sources that cannot be drawn are left to the compiler', async () => {
  const queue = createDrawQueue(() => Promise.reject(new Error('The worker has ended.')));
  queue.add(source('a.md'), cache);
  await setImmediate();
  await setImmediate();
  expect(queue.has('a.md')).toBe(false);
});
