import {nearest} from '../shared/text/nearest.ts';

/**
 * Takes a key and an object that has the known keys; returns the known key that it most likely stands for, or
 * undefined when it is known or like none. Keys of one's own are allowed, so only a near one that begins with
 * the same letter counts.
 */
export function misspelledKey(key: string, known: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.hasOwn(known, key)) return undefined;
  const near = nearest(key, Object.keys(known));
  return near?.[0]?.toLowerCase() === key[0]?.toLowerCase() ? near : undefined;
}
