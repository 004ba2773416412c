/** How long (ms) something is awaited before that is said. */
const SHORT = 5000;

/** Who is told. One list for all: commands start to listen before they know what a site awaits. */
const listeners = new Set<(what: string) => void>();

/**
 * Calls a function with a description of each thing of the site that is awaited for long.
 *
 * @returns the function that ends that
 */
export function onLongWait(listener: (what: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Notes the beginning of a wait.
 *
 * @param what What is awaited, as the end of a sentence.
 * @returns the function that ends it
 */
export function beginWait(what: string, short = SHORT): () => void {
  const timer = setTimeout(() => {
    for (const listener of listeners) listener(what);
  }, short);
  timer.unref();
  return () => clearTimeout(timer);
}
