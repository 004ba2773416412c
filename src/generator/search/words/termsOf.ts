import {isUnspaced} from './segmentWords.ts';
import {splitWords, type Word, WORD} from './splitWords.ts';
import {stem} from './stem.ts';
import {isStopWord} from './stopWords.ts';

/** Longer words are data, such as keys in samples: nobody types them. */
const LONGEST = 40;

/**
 * Makes the function that gives the terms that texts are found by: each word's stem, and the stems of its parts; words
 * that say little in the language of the site are left out. It remembers words, since the texts of a site say the same ones again and again.
 */
export function createTermsOf(language?: string): (texts: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  return (texts) => {
    const terms: string[] = [];
    for (const text of texts) {
      for (const word of text.match(WORD) ?? []) {
        let own = known.get(word);
        if (own === undefined) {
          own = termsOfWord(word, language);
          // Whole clauses are seldom said again.
          if (!isUnspaced(word)) known.set(word, own);
        }
        terms.push(...own);
      }
    }
    return terms;
  };
}

function termsOfWord(word: string, language: string | undefined): string[] {
  const words = splitWords(word).flatMap(({whole, parts}) => {
    if (isData(whole) && !isVersionedName(whole, parts)) return [];
    return [whole, ...parts.map((part) => part.text)];
  });
  return words.filter((one) => !isStopWord(one, language)).map(stem);
}

/** One term for a whole name or title, however it is written. */
export function wholeTerm(text: string): string {
  return splitWords(text)
    .map(({whole}) => whole)
    .join('');
}

/** Whether a word is a name of words and numbers (`windows-server-2019`), which readers type as a whole or in part. */
function isVersionedName(whole: string, parts: Word['parts']): boolean {
  return (
    whole.length <= LONGEST &&
    parts.every(({text}) => /^(?:\p{L}+|\p{N}+)$/u.test(text)) &&
    parts.some(({text}) => /^\p{L}{3,}$/u.test(text))
  );
}

function isData(word: string): boolean {
  return word.length > LONGEST || (word.length > 12 && (word.match(/\d/g)?.length ?? 0) > 3);
}
