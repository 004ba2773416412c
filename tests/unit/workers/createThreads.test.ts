import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {createThreads} from '../../../src/generator/workers/createThreads.ts';
import type {WorkerTask} from '../../../src/generator/workers/tasks.ts';

/** A folder with an entry whose steps leave a file each; its only task names a file. */
function createEntry(onLoad: string) {
  const dir = mkdtempSync(path.join(tmpdir(), 'threads-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const file = path.join(dir, 'entry.mjs');
  writeFileSync(
    file,
    `import {writeFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
const leave = (name) => writeFileSync(new URL(name, import.meta.url), '');
${onLoad}
export default async ({type}) => {
  if (type === 'fault') return {type: 'fault', message: 'No space', code: 'ENOSPC'};
  await setTimeout(100);
  leave(type);
  return type;
};
`,
  );
  const steps = () => readdirSync(dir).filter((name) => name !== 'entry.mjs');
  return {entry: pathToFileURL(file), steps};
}

const task = (type: string) => ({type}) as unknown as WorkerTask;

// A thread that is terminated while it loads modules ends the process.
test('threads have loaded their modules before they are closed', async () => {
  const {entry, steps} = createEntry(`await setTimeout(200);\nleave('loaded-' + process.argv.at(-1));`);
  const threads = await createThreads(entry, 2, ['early']);
  await threads.close();
  expect(steps()).toEqual(['loaded-early']);
});

test('tasks in progress end before the threads, and none starts afterwards', async () => {
  const {entry, steps} = createEntry('');
  const threads = await createThreads(entry, 1);
  const first = threads.run(task('first'));
  await threads.close();
  expect(await first).toBe('first');
  await expect(threads.run(task('second'))).rejects.toThrow('The worker threads were closed.');
  expect(steps()).toEqual(['first']);
});

test('an entry that cannot be loaded fails the task, and the threads can be closed', async () => {
  const {entry} = createEntry(`throw new Error('Not loaded');`);
  const threads = await createThreads(entry, 1);
  await expect(threads.run(task('first'))).rejects.toThrow('Not loaded');
  await threads.close();
});

test('a system error of a task is thrown', async () => {
  const {entry} = createEntry('');
  const threads = await createThreads(entry, 1);
  await expect(threads.run(task('fault'))).rejects.toMatchObject({message: 'No space', code: 'ENOSPC'});
  await threads.close();
});
