import {channel} from 'node:diagnostics_channel';
import {OWN_NAME} from './packages/ownPackage.ts';

/** How long (ms) something is awaited before that is said. */
const SHORT = 5000;

/** Where that is said: commands subscribe before they know what a site awaits (Node, "Diagnostics Channel"). */
const LONG_WAITS = channel(`${OWN_NAME}:long-wait`);

/**
 * Calls a function with a description of each thing of the site that is awaited for long.
 *
 * @returns the function that ends that
 */
export function onLongWait(listener: (what: string) => void): () => void {
  const receive = (what: unknown): void => listener(String(what));
  LONG_WAITS.subscribe(receive);
  return () => void LONG_WAITS.unsubscribe(receive);
}

/**
 * Notes the beginning of a wait.
 *
 * @param what Returns what is awaited, as the end of a sentence.
 * @param short How long (ms) that is not worth saying.
 * @returns the function that ends it
 */
export function beginWait(what: () => string, short = SHORT): () => void {
  const timer = setTimeout(() => LONG_WAITS.publish(what()), short);
  timer.unref();
  return () => clearTimeout(timer);
}
