/** A type of tasks whose code a worker thread can load before there is work. */
export type EarlyTask = 'compile' | 'prerender';

/** Argument of a worker thread that is to load the code of a type of tasks at once. */
export function loadArgument(type: EarlyTask): string {
  return `--load-${type}`;
}
