import {nearest} from '../shared/text/nearest.ts';

/**
 * The known key that a key is most likely meant as; undefined when it is known or like none. Other keys are allowed, so
 * only a near one that begins with the same letter counts.
 */
export function misspelledKey(key: string, known: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.hasOwn(known, key)) return undefined;
  const near = nearest(key, Object.keys(known));
  return near?.[0]?.toLowerCase() === key[0]?.toLowerCase() ? near : undefined;
}
