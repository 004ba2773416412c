import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {guardPlugin} from '../../../src/generator/markdown/foreign/guardPlugin.ts';

const TREE = {type: 'root'};

function run(transform: () => unknown, timeLimit: number): unknown {
  const guarded = guardPlugin({name: 'waits', attach: () => transform, settings: []}, timeLimit);
  return guarded.call(unified())?.(TREE, new VFile());
}

test('a plugin that waits forever fails with its name and the limit', async () => {
  await expect(run(() => new Promise(() => undefined), 20)).rejects.toMatchObject({
    plugin: 'waits',
    cause: {message: 'it did not finish within 0.02 seconds'},
  });
});

test('a plugin that finishes gives its result', async () => {
  expect(await run(() => Promise.resolve(TREE), 60_000)).toBe(TREE);
  expect(run(() => TREE, 60_000)).toBe(TREE);
});

test('a plugin that throws when it is attached fails for each page', () => {
  const attach = () => {
    throw new Error('no options');
  };
  const guarded = guardPlugin({name: 'needs options', attach, settings: []});
  expect(() => guarded.call(unified())?.(TREE, new VFile())).toThrow(
    expect.objectContaining({plugin: 'needs options', cause: new Error('no options')}),
  );
});
