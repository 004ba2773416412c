import {foldText} from '../words/foldText.ts';
import {splitWords} from '../words/splitWords.ts';
import type {PageFile} from '../format/SearchFiles.ts';
import {wordKey} from '../format/wordKey.ts';

/** A typo in a shorter word makes another word as often as not. */
const SHORTEST = 4;

/** Words of a page's title, entity and headings as written, by their keys: typos are corrected to them. */
export function pageWords({title, entity = '', sections}: PageFile): Map<string, string> {
  const words = new Map<string, string>();
  for (const text of [title, entity, ...sections.map(([, heading]) => heading)]) {
    for (const {start, end, parts} of splitWords(text)) {
      for (const place of [{start, end}, ...parts]) {
        const word = text.slice(place.start, place.end);
        const folded = foldText(word).replace(/[-_]/g, '');
        const key = wordKey(folded);
        if (word.length >= SHORTEST && /^\p{L}+$/u.test(folded) && !words.has(key)) words.set(key, word);
      }
    }
  }
  return words;
}
