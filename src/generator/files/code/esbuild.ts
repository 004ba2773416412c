import type * as esbuild from 'esbuild';

/** How long esbuild's process may be idle before it is stopped (ms). */
const PAUSE = 250;

// A single esbuild process serves this whole process.
let rests = false;
let users = 0;
let timer: NodeJS.Timeout | undefined;

/** esbuild's `build`. */
export const build: typeof esbuild.build = (options) => counted(async () => (await load()).build(options));

/** esbuild's `transform`. */
export const transform: typeof esbuild.transform = (text, options) =>
  counted(async () => (await load()).transform(text, options));

/** Whether an error is esbuild's, about mistakes in the code that it should build or transform. */
export function isBuildFailure(error: unknown): error is esbuild.BuildFailure {
  // An AggregateError has `errors`, too.
  return error instanceof Error && 'errors' in error && 'warnings' in error;
}

/**
 * From now on, stops esbuild's process whenever it is idle; it restarts on demand within a few hundredths of a second.
 * Direct calls of esbuild may then never settle: esbuild 0.28 forgets its callbacks when it is stopped.
 */
export function letEsbuildRest(): void {
  rests = true;
}

/** Most builds of a site that has been built before need no esbuild. */
function load(): Promise<typeof esbuild> {
  return import('esbuild');
}

async function counted<Value>(work: () => Promise<Value>): Promise<Value> {
  users++;
  clearTimeout(timer);
  try {
    return await work();
  } finally {
    users--;
    if (users === 0 && rests) timer = setTimeout(() => void load().then(({stop}) => stop()), PAUSE).unref();
  }
}
