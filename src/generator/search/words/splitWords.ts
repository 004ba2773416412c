import {foldText} from './foldText.ts';
import {type Cut, isUnspaced, segmentWords} from './segmentWords.ts';

/** One word as it is in a text. */
export interface Word {
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** Folded and without what joins its parts: `aclclass` for `AclClass`, `acl-class` and `acl_class`. */
  whole: string;
  /** Folded parts of a word that has several; empty for others. */
  parts: {text: string; start: number; end: number}[];
}

/**
 * A word of a text, with what joins its parts; a number with its points, such as a version; the name of a file with its
 * ending, such as `generator.config.yaml`.
 */
export const WORD =
  /(?:\p{L}?\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+)(?:[-_'’]+[\p{L}\p{N}\p{M}]+)*(?:(?:\.[\p{L}\p{N}_-]+)*\.[a-z][a-z\d]{1,3}(?![\p{L}\p{N}]))?/gu;

/** Between two parts: what joins them, or a capital after a small letter, or the last of several capitals (`APISpec`). */
const BORDER = /[-_]+|\.(?!\d)|(?<!\d)\.|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu;

/**
 * The words of a text. Names in camelCase, kebab-case and snake_case and names of files are one word with parts; a path is several words.
 *
 * @param cut What cuts letters of scripts without spaces; the dictionaries of the engine where it is left out.
 */
export function splitWords(text: string, cut?: Cut): Word[] {
  return [...text.matchAll(WORD)].flatMap(({0: run, index}) => {
    if (!isUnspaced(run)) return [wordOf(run, index)];
    return [...segmentWords(run, cut)].map((word) => wordOf(word.text, index + word.index));
  });
}

function wordOf(word: string, start: number): Word {
  const parts = [...partsOf(word, start)];
  return {
    start,
    end: start + word.length,
    whole: parts.map((part) => part.text).join(''),
    parts: parts.length > 1 ? parts : [],
  };
}

function* partsOf(word: string, offset: number): Generator<Word['parts'][number]> {
  let start = 0;
  for (const border of word.matchAll(BORDER)) {
    if (border.index > start) yield part(word, start, border.index, offset);
    start = border.index + border[0].length;
  }
  if (start < word.length) yield part(word, start, word.length, offset);
}

function part(word: string, start: number, end: number, offset: number): Word['parts'][number] {
  return {text: foldText(word.slice(start, end)), start: offset + start, end: offset + end};
}
