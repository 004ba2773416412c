/** Argument of a worker thread that is to load the code of the usual tasks at once. */
export const LOAD = '--load-tasks';
