import {foldText} from '../words/foldText.ts';
import {splitWords} from '../words/splitWords.ts';
import type {IndexedPage} from './IndexedPage.ts';

/** A typo in a shorter word makes another word as often as not. */
const SHORTEST = 4;

/** Words of titles and names of entities as written, each once, sorted by their folded form. */
export function spellingWords(pages: readonly IndexedPage[]): string[] {
  const words = new Map<string, string>();
  for (const {title, entity = ''} of pages) {
    for (const text of [title, entity]) {
      for (const {start, end, parts} of splitWords(text)) {
        for (const place of [{start, end}, ...parts]) {
          const word = text.slice(place.start, place.end);
          const key = foldText(word).replace(/[-_]/g, '');
          if (word.length >= SHORTEST && /^\p{L}+$/u.test(key)) words.set(key, words.get(key) ?? word);
        }
      }
    }
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word);
}
