/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;

const HAS_UNSPACED = new RegExp(UNSPACED.source, 'u');

/** A word in a run of letters, and where it begins. */
export interface Piece {
  text: string;
  index: number;
}

/** Cuts a run of letters of such scripts into words. */
export type Cut = (run: string) => Iterable<Piece>;

const segmenters = new Map<string, Intl.Segmenter>();

/** Whether a run of letters may hold several words. */
export function isUnspaced(run: string): boolean {
  return HAS_UNSPACED.test(run);
}

/** The parts of a text that are written without spaces between words. */
export function unspacedRuns(text: string): string[] {
  return text.match(UNSPACED) ?? [];
}

/**
 * The words in a run of letters without spaces. Texts are cut when they are indexed, by the dictionaries of
 * `Intl.Segmenter`; these differ between browsers, so a query is cut into words that the index has, see `createQueryCuts`.
 */
export function* segmentWords(run: string, cut: Cut = segment): Generator<Piece> {
  let end = 0;
  for (const match of run.matchAll(UNSPACED)) {
    if (match.index > end) yield {text: run.slice(end, match.index), index: end};
    for (const {text, index} of cut(match[0])) yield {text, index: match.index + index};
    end = match.index + match[0].length;
  }
  if (end < run.length) yield {text: run.slice(end), index: end};
}

function segment(text: string): Iterable<Piece> {
  if (typeof Intl.Segmenter === 'undefined') return [{text, index: 0}];
  // The dictionary is one for Chinese and Japanese; the language decides on what else is a word.
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh';
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, {granularity: 'word'});
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), (part) => ({text: part.segment, index: part.index}));
}
