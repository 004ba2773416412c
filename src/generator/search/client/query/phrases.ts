import {foldLetters} from '../../words/foldText.ts';
import {isUnspaced} from '../../words/segmentWords.ts';

/** A part of a query in quotation marks: only pages that contain it as it is are wanted. */
export interface Phrase {
  /** Where it is in the query, without the quotation marks. */
  start: number;
  end: number;
  /** In the form in which it is compared. */
  text: string;
  /** Whether the closing quotation mark is missing: the reader is still typing the last word. */
  isOpen: boolean;
}

const QUOTED = /["“”„«»]([^"“”„«»]*)(["“”„«»]|$)/g;

const LETTER = /[\p{L}\p{N}]/u;

/** The quoted parts of a query that contain words. */
export function phrasesOf(query: string): Phrase[] {
  return [...query.matchAll(QUOTED)].flatMap(({0: quoted, 1: own = '', 2: close, index}) => {
    if (!LETTER.test(own)) return [];
    const start = index + 1;
    const text = compared(own.trim().replace(/\s+/g, ' '));
    return [{start, end: index + quoted.length - (close ? 1 : 0), text, isOpen: close === ''}];
  });
}

/** Where a text contains a phrase, from the beginning of a word to the end of one; -1 if it does not. */
export function placeOf({text: wanted, isOpen}: Phrase, text: string): number {
  const all = compared(text);
  for (let index = all.indexOf(wanted); index >= 0; index = all.indexOf(wanted, index + 1)) {
    const end = index + wanted.length;
    if (isBorder(all, index) && (isOpen || isBorder(all, end))) return index;
  }
  return -1;
}

/** As long as the text, so that places in it are places in the text. */
function compared(text: string): string {
  return foldLetters(text).replaceAll('’', "'");
}

/** Whether a word can begin or end at a place: between two letters of one word it cannot. */
function isBorder(text: string, index: number): boolean {
  const [before = '', after = ''] = [text[index - 1], text[index]];
  return !LETTER.test(before) || !LETTER.test(after) || isUnspaced(before) || isUnspaced(after);
}
