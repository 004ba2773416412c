import {foldText} from './foldText.ts';
import type {Piece} from './segmentWords.ts';

/**
 * What a word costs in a cut; undefined for one that is not known.
 *
 * @param isEnd Whether it is at the end of the run.
 */
export type CostOf = (folded: string, isEnd: boolean) => number | undefined;

/** A piece of a run that is a known word, or lies between known words. */
export type CutPiece = Piece & {isKnown: boolean};

/** Letters of the longest word that is looked for. */
export const LONGEST_WORD = 20;

/** Cost of a letter that belongs to no known word: more than that of a word. */
const UNKNOWN = 3;

/** A letter with its marks; in Khmer and Burmese, also with the letters that are stacked below it. */
const LETTER = /\P{M}(?:\p{M}|(?<=[\u17d2\u1039])\P{M})*|\p{M}+/gu;

/** The letters of two words at the border between them, where one of a single letter would be part of the other. */
const SAME_SCRIPT =
  /\p{Script=Han}{2}|\p{Script=Hiragana}{2}|[\p{Script=Katakana}\u30fc]{2}|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2}/u;

/** The letters of a run, each of which a word may begin with. */
export function lettersOf(run: string): string[] {
  return run.match(LETTER) ?? [];
}

/**
 * Cuts a run of letters without spaces into known words at the least cost, at the same places in every engine. A single letter
 * without marks next to unknown ones of its script is no word.
 *
 * @param isFree Whether such a letter is a word although there are unknown ones before or after it.
 */
export function cutRun(
  run: string,
  costOf: CostOf,
  isFree: (piece: CutPiece, side: 'before' | 'after') => boolean = () => false,
): CutPiece[] {
  const letters = lettersOf(run);
  const folded = letters.map(foldText);
  const best = [{cost: 0, start: 0, isKnown: true}];
  for (let end = 1; end <= letters.length; end++) {
    let chosen = {cost: (best[end - 1]?.cost ?? 0) + UNKNOWN, start: end - 1, isKnown: false};
    let word = '';
    for (let start = end - 1; start >= Math.max(0, end - LONGEST_WORD); start--) {
      word = `${folded[start] ?? ''}${word}`;
      const own = costOf(word, end === letters.length);
      const cost = (best[start]?.cost ?? 0) + (own ?? 0);
      if (own !== undefined && cost < chosen.cost) chosen = {cost, start, isKnown: true};
    }
    best.push(chosen);
  }
  const pieces: CutPiece[] = [];
  let index = run.length;
  for (let end = letters.length; end > 0; ) {
    const {start = 0, isKnown = false} = best[end] ?? {};
    const text = letters.slice(start, end).join('');
    index -= text.length;
    pieces.unshift({text, index, isKnown});
    end = start;
  }
  return joinUnknown(
    pieces.map((piece, i) => {
      const isPart =
        (isJoined(piece, pieces[i - 1], piece) && !isFree(piece, 'before')) ||
        (isJoined(piece, piece, pieces[i + 1]) && !isFree(piece, 'after'));
      return {...piece, isKnown: piece.isKnown && !isPart};
    }),
  );
}

/** Whether a piece of a single letter has an unknown neighbor of its script. */
function isJoined({text}: CutPiece, first: CutPiece | undefined, next: CutPiece | undefined): boolean {
  if (!first || !next || (first.isKnown && next.isKnown) || [...text.normalize('NFC')].length > 1)
    return false;
  return SAME_SCRIPT.test(`${[...first.text].at(-1) ?? ''}${[...next.text][0] ?? ''}`);
}

/** Makes one piece of all that lies between two known words. */
export function joinUnknown(pieces: readonly CutPiece[]): CutPiece[] {
  const joined: CutPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !last.isKnown && !piece.isKnown)
      joined[joined.length - 1] = {...last, text: last.text + piece.text};
    else joined.push(piece);
  }
  return joined;
}
