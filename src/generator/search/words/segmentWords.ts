/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;

const HAS_UNSPACED = new RegExp(UNSPACED.source, 'u');

const segmenters = new Map<string, Intl.Segmenter>();

/** Whether a run of letters may hold several words. */
export function isUnspaced(run: string): boolean {
  return HAS_UNSPACED.test(run);
}

/**
 * The words in a run of letters without spaces, by the dictionaries of `Intl.Segmenter`; where there is none, each run of
 * one script is a word. Index and query are cut by the same rules.
 */
export function* segmentWords(run: string): Generator<{text: string; index: number}> {
  let end = 0;
  for (const match of run.matchAll(UNSPACED)) {
    if (match.index > end) yield {text: run.slice(end, match.index), index: end};
    for (const {text, index} of segment(match[0])) yield {text, index: match.index + index};
    end = match.index + match[0].length;
  }
  if (end < run.length) yield {text: run.slice(end), index: end};
}

function segment(text: string): Iterable<{text: string; index: number}> {
  if (typeof Intl.Segmenter === 'undefined') return [{text, index: 0}];
  // The dictionary is one for Chinese and Japanese; the language decides on what else is a word.
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh';
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, {granularity: 'word'});
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), (part) => ({text: part.segment, index: part.index}));
}
