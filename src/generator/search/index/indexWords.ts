import {ownValue} from '../../shared/invariants/ownValue.ts';
import {rangeOf, splitIntoRanges} from '../format/keyRanges.ts';
import type {WordsFile} from '../format/SearchFiles.ts';
import type {KeptIndex} from './KeptIndex.ts';

/** Characters in one file, before compression. */
const MOST = 8_000;

/**
 * Changes the number of pages that words occur on.
 *
 * @param own The words of a page, see `pageWords`.
 */
export function countWords(
  words: KeptIndex['words'],
  own: ReadonlyMap<string, string>,
  change: number,
): void {
  for (const [key, form] of own) {
    const forms = ownValue(words, key) ?? {};
    words[key] = forms;
    const count = (ownValue(forms, form) ?? 0) + change;
    if (count > 0) forms[form] = count;
    else delete forms[form];
    if (Object.keys(forms).length === 0) delete words[key];
  }
}

/** The files of words by the first word that belongs in them, each word in the form in which most pages write it. */
export function wordRanges(words: KeptIndex['words'], numbering: string): Map<string, WordsFile> {
  const entries = Object.entries(words)
    .map(([key, forms]) => {
      const [form = ''] = Object.keys(forms).sort(
        (a, b) => (forms[b] ?? 0) - (forms[a] ?? 0) || (a < b ? -1 : 1),
      );
      return [key, form] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const cuts = splitIntoRanges(
    entries.map(([key]) => key),
    entries.map(([, {length}]) => length + 3),
    MOST,
  );
  const files = new Map(
    cuts.map((from, i): [string, WordsFile] => [from, {numbering, end: cuts[i + 1] ?? null, words: []}]),
  );
  for (const [key, form] of entries) files.get(cuts[rangeOf(cuts, key)] ?? '')?.words.push(form);
  return files;
}
