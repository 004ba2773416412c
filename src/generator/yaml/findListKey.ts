import {type Document, isMap, isSeq, visit} from 'yaml';

/**
 * The offset of the first key that is a list or a mapping, which JavaScript objects cannot have; undefined if there is
 * none.
 */
export function findListKey(document: Document): {offset: number; reason: string; hint: string} | undefined {
  let found: ReturnType<typeof findListKey>;
  visit(document, {
    Pair(_, {key}) {
      if (!isSeq(key) && !isMap(key)) return undefined;
      const kind = isSeq(key) ? 'a list' : 'a mapping';
      const hint = 'Put the key in quotes if its brackets or braces belong to its name.';
      found = {offset: key.range?.[0] ?? 0, reason: `a key is ${kind}, not a string`, hint};
      return visit.BREAK;
    },
  });
  return found;
}
