/** Ends the waits when nothing is left in this process. One listener for all: a site may have a file for each of many versions. */
const waits = new Set<() => void>();

function endWaits(): void {
  for (const giveUp of [...waits]) giveUp();
}

/**
 * Calls a function when nothing is left in this process that could settle a promise: without it, Node would end the
 * process without a word.
 *
 * @returns the function that ends the wait
 */
export function onIdle(giveUp: () => void): () => void {
  if (waits.size === 0) process.on('beforeExit', endWaits);
  waits.add(giveUp);
  return () => {
    waits.delete(giveUp);
    if (waits.size === 0) process.off('beforeExit', endWaits);
  };
}

/** Whether somebody is told when nothing is left in this process. */
export function isAwaited(): boolean {
  return waits.size > 0;
}
