import {nearest} from '../shared/text/nearest.ts';
import {ownValue} from '../shared/invariants/ownValue.ts';

/**
 * Returns the known key that a key is most likely meant to be; undefined when it is known or resembles none. Other keys
 * are allowed, so only a similar key with the same first letter counts.
 *
 * @param others Known keys by what other tools call them.
 */
export function misspelledKey(
  key: string,
  known: Readonly<Record<string, unknown>>,
  others: Partial<Record<string, string>> = {},
): string | undefined {
  if (Object.hasOwn(known, key)) return undefined;
  const other = ownValue(others, key);
  if (other !== undefined && Object.hasOwn(known, other)) return other;
  const near = nearest(key, Object.keys(known));
  return near?.[0]?.toLowerCase() === key[0]?.toLowerCase() ? near : undefined;
}
