import {setTimeout as delay} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {build, letEsbuildRest, transform} from '../../../../src/generator/files/code/esbuild.ts';

test('esbuild completes calls longer than its idle time, and restarts after it was stopped', async () => {
  letEsbuildRest();
  const slow = build({
    stdin: {contents: 'import "slow"'},
    bundle: true,
    write: false,
    plugins: [
      {
        name: 'slow',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^slow$/}, ({path}) => ({path, namespace: 'slow'}));
          onLoad({filter: /.*/, namespace: 'slow'}, async () => {
            await delay(600);
            return {contents: 'console.log("late")'};
          });
        },
      },
    ],
  });
  expect((await transform('let a: number = 1', {loader: 'ts'})).code).toBe('let a = 1;\n');
  expect((await slow).outputFiles[0]?.text).toContain('late');
  await delay(600);
  expect((await transform('let b: number = 2', {loader: 'ts'})).code).toBe('let b = 2;\n');
});
