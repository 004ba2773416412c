import * as esbuild from 'esbuild';

/** esbuild's process is stopped when it had nothing to do for so long (ms). */
const PAUSE = 250;

// One process of esbuild works for everything in this process.
let rests = false;
let users = 0;
let timer: NodeJS.Timeout | undefined;

/** esbuild's `build`. */
export const build: typeof esbuild.build = (options) => counted(() => esbuild.build(options));

/** esbuild's `transform`. */
export const transform: typeof esbuild.transform = (text, options) =>
  counted(() => esbuild.transform(text, options));

/**
 * Stops esbuild's process from now on whenever it has nothing to do: it starts again by itself, in a few hundredths of a
 * second. What else is requested of esbuild may then never be answered: esbuild 0.28 forgets its callbacks when
 * it is stopped.
 */
export function letEsbuildRest(): void {
  rests = true;
}

async function counted<Value>(work: () => Promise<Value>): Promise<Value> {
  users++;
  clearTimeout(timer);
  try {
    return await work();
  } finally {
    users--;
    if (users === 0 && rests) timer = setTimeout(() => void esbuild.stop(), PAUSE).unref();
  }
}
