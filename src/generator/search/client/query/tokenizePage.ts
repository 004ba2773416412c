import type {PageFile} from '../../format/SearchFiles.ts';
import type {Cut} from '../../words/segmentWords.ts';
import {telling} from '../../words/stopWords.ts';
import {type TermWord, termWords} from '../../words/termWords.ts';

/** A page with its short texts split into words, which is done once for all queries. */
export interface TokenizedPage {
  path: string;
  title: string;
  titleWords: TermWord[];
  twin?: number;
  sections: TokenizedSection[];
}

export interface TokenizedSection {
  id: string;
  heading: string;
  level: number;
  text: string;
  /** Of an operation: `GET`. */
  method?: string;
  /** Of an operation: `/Invoice/{id}`. */
  paths: string[];
  /** Of the heading, and of each name. */
  words: TermWord[];
  /** The telling words of the heading, and the same as one text. */
  telling: readonly TermWord[];
  whole: string;
  /** Names of one word, as terms. */
  names: string[];
}

/** Headings are counted: "2. Make a key". */
function isNoNumber(term: string, index: number): boolean {
  return index > 0 || !/^\d+$/.test(term);
}

/**
 * Splits what matching looks at in a page: its title, and the headings and names of its sections.
 *
 * @param cut See `splitWords`.
 */
export function tokenizePage(
  {path, title, twin, sections}: PageFile,
  language?: string,
  cut?: Cut,
): TokenizedPage {
  return {
    path,
    title,
    titleWords: termWords(title, cut),
    ...(twin !== undefined && {twin}),
    sections: sections.map(([id, heading, level, text, names = [], method]) => {
      const own = termWords(heading, cut);
      const named = names.map((name) => termWords(name, cut));
      const counted = own.filter(({whole}, index) => isNoNumber(whole, index));
      const told = telling(counted, language);
      return {
        id,
        heading,
        level,
        text,
        ...(method !== undefined && {method}),
        paths: method === undefined ? [] : names.filter((name) => name.startsWith('/')),
        words: [...own, ...named.flat()],
        telling: told,
        whole: told.map(({whole}) => whole).join(' '),
        names: named.flatMap(([word, ...rest]) => (word && rest.length === 0 ? [word.whole] : [])),
      };
    }),
  };
}
