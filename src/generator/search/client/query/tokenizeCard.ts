import type {Card} from '../../format/SearchFiles.ts';
import {type TermWord, termWords} from '../../words/termWords.ts';

/** A card with its short texts split into words, which is done once for all queries. */
export interface TokenizedCard {
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
  /** Of the heading, and of each name. */
  words: TermWord[];
  /** Names of one word, as terms. */
  names: string[];
}

export function tokenizeCard({path, title, twin, sections}: Card): TokenizedCard {
  return {
    path,
    title,
    titleWords: termWords(title),
    ...(twin !== undefined && {twin}),
    sections: sections.map(([id, heading, level, names = []]) => {
      const named = names.map(termWords);
      return {
        id,
        heading,
        level,
        words: [...termWords(heading), ...named.flat()],
        names: named.flatMap(([word, ...rest]) => (word && rest.length === 0 ? [word.whole] : [])),
      };
    }),
  };
}
