import {once} from 'node:events';
import {expect, test} from 'vitest';
import {runWithin} from '../../../src/generator/render/runLimited.ts';

test('Ctrl-C ends a component that never returns, and the command hears of it', async () => {
  const heard = once(process, 'SIGINT');
  const hang = () => {
    process.kill(process.pid, 'SIGINT');
    for (;;);
  };
  expect(() => runWithin(60_000, hang)).toThrow('Script execution was interrupted');
  await heard;
  // Nor does the next page keep the command from ending.
  expect(() => runWithin(60_000, () => 1)).toThrow('The command was stopped.');
});
