import {stop} from 'esbuild';

/** Passes on the work that esbuild does, and keeps its process running meanwhile. */
export type WithEsbuild = <Value>(work: Promise<Value>) => Promise<Value>;

/** esbuild's process is stopped when it had nothing to do for so long (ms). */
const PAUSE = 250;

// One process of esbuild works for all servers of this process.
let users = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Stops esbuild's process whenever it has nothing to do: it starts again by itself, in a few hundredths of a second. What
 * it is asked for outside of `WithEsbuild` may never be answered: esbuild 0.28 forgets its callbacks when it is stopped.
 */
export const stopIdleEsbuild: WithEsbuild = async (work) => {
  users++;
  clearTimeout(timer);
  try {
    return await work;
  } finally {
    users--;
    if (users === 0) timer = setTimeout(() => void stop(), PAUSE).unref();
  }
};
