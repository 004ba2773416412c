import {type Document, isMap, isSeq, visit} from 'yaml';

/** The offset of the first key that is a list or a mapping, which no object of JavaScript can have; undefined without one. */
export function findListKey(document: Document): {offset: number; reason: string; hint: string} | undefined {
  let found: ReturnType<typeof findListKey>;
  visit(document, {
    Pair(_, {key}) {
      if (!isSeq(key) && !isMap(key)) return undefined;
      const kind = isSeq(key) ? 'a list' : 'a mapping';
      const hint = 'Put the key in quotes if its brackets or braces belong to its name.';
      found = {offset: key.range?.[0] ?? 0, reason: `a key is ${kind}, and not a text`, hint};
      return visit.BREAK;
    },
  });
  return found;
}
