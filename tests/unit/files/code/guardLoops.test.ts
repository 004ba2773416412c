import {expect, test} from 'vitest';
import {markLoops, startLoopClock} from '../../../../src/generator/files/code/guardLoops.ts';

const AsyncFunction = (async () => undefined).constructor as new (code: string) => () => Promise<unknown>;

test('a marked loop that does not end is an error, unless something else limits it', async () => {
  let isPaused = false;
  startLoopClock(50, () => isPaused);
  // The body of an async function, as the code of a page is.
  const page = new AsyncFunction(
    markLoops('await null;\nconst spin = () => { while (true); };\nreturn spin();'),
  );
  await expect(page()).rejects.toMatchObject({code: 'ERR_SITE_LOOP'});
  const counting = new AsyncFunction(markLoops('let n = 0;\nwhile (n < 1e4) n++;\nreturn n;'));
  isPaused = true;
  await expect(counting()).resolves.toBe(10_000);
});

test('no line of the code moves, and code without loops stays as it is', () => {
  const code = 'const a = 1;\nfor (const b of [a])\n  console.log(b);\n';
  expect(markLoops(code).split('\n')).toHaveLength(code.split('\n').length);
  expect(markLoops('export const text = "wait for (this)";')).toBe('export const text = "wait for (this)";');
});

test('marked code runs where there is no clock, as in the inline script of a component', () => {
  const text = markLoops('let n = 0;\nfor (const one of [1, 2]) n += one;\nreturn n;');
  const run = new Function('globalThis', text) as (scope: object) => unknown;
  expect(run({})).toBe(3);
});
