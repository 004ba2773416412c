import {existsSync, watch} from 'node:fs';

/** Removing a folder with thousands of files takes a while (ms). */
const QUIET = 300;

/**
 * Calls back once when an existing folder has been removed; never where folders cannot be watched.
 *
 * @returns Ends watching.
 */
export function watchRemoval(folder: string, onRemoved: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    if (timer !== undefined || existsSync(folder)) return;
    watcher?.close();
    timer = setTimeout(onRemoved, QUIET);
  };
  const watcher = open(folder, check);
  return () => {
    watcher?.close();
    clearTimeout(timer);
  };
}

function open(folder: string, onEvent: () => void): ReturnType<typeof watch> | undefined {
  try {
    // Some systems report the removal of a watched folder as an error.
    return watch(folder, onEvent).on('error', onEvent);
  } catch {
    return undefined;
  }
}
