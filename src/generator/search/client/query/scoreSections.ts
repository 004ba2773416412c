import type {Matcher, MatchPlace, WordMatch} from './createMatcher.ts';
import type {TokenizedPage} from './tokenizePage.ts';

/** For a word in the title of the page. */
export const TITLE_SCORE = 4;
const NAME_SCORE = 6;
const HEADING_SCORE = 3;
const TEXT_SCORE = 1;

/** For some parts of a name, such as the number of `openjdk-21-jdk`. */
const PARTS_SCORE = 0.5;

const EXACT_SCORE = 8;

/** For the operation that the query is the request of, before its parameters with names from the query. */
const REQUEST_SCORE = 16;

/** A heading with this share of the query counts as having all of it. */
export const IS_ALL = 0.99;

/** How a section of a page, or the page itself at index 0, answers a query. */
export interface ScoredSection {
  index: number;
  text: string;
  /** Where its text has words of the query, from the query's quoted part on. */
  places: MatchPlace[];
  score: number;
  /** Its score with the words that are only in the title of the page. */
  withTitle: number;
  /** The words in its heading and its names. */
  inHeading: Map<number, WordMatch>;
  /** How much of the query they are, from 0 to 1. */
  share: number;
  /** Whether its heading is the query. A page is not about a field that has the name. */
  isExact: boolean;
  /** Whether its heading is a part of the query, and the title of the page has the rest. */
  isRest: boolean;
  /** Whether one of its names is a word of the query. */
  isName: boolean;
  /** Whether it is the operation that the query is the request of. */
  isRequest: boolean;
}

/** How a page answers a query, section by section. */
export interface ScoredPage {
  /** The words of the query in the title, and how much of the query they are, from 0 to 1. */
  inTitle: Map<number, WordMatch>;
  titleShare: number;
  scored: ScoredSection[];
}

/**
 * Scores the sections of a page.
 *
 * @param whole The telling words of the query as one text, as in `TokenizedSection`.
 */
export function scoreSections(
  {titleWords, sections}: Pick<TokenizedPage, 'titleWords' | 'sections'>,
  matcher: Matcher,
  whole: string,
): ScoredPage {
  const inTitle = matcher.wordsIn(titleWords);
  const sumOf = (scores: Map<number, number>): number => {
    let sum = 0;
    for (const [word, score] of scores) sum += score * (matcher.weights[word] ?? 0);
    return sum;
  };
  const shareOf = (...texts: Map<number, WordMatch>[]): number =>
    matcher.weights.reduce(
      (sum, weight, word) => sum + weight * Math.max(...texts.map((text) => text.get(word)?.share ?? 0)),
      0,
    );
  const titleShare = shareOf(inTitle);
  const scored = sections.map((section, index): ScoredSection => {
    const {words, names, text, heading: written, telling, whole: heading} = section;
    const phrase = matcher.findPhrase(text);
    const hasPhrase = phrase >= 0 || matcher.findPhrase(written) >= 0;
    const places = matcher.find(text);
    const byWord = new Map<number, number>();
    const raise = (word: number, score: number) => byWord.set(word, Math.max(byWord.get(word) ?? 0, score));
    const complete = matcher.completeIn(places);
    for (const {word} of places) raise(word, complete.has(word) ? TEXT_SCORE : PARTS_SCORE);
    const inHeading = matcher.wordsIn(words);
    const isName = names.some(matcher.isName);
    for (const [word, match] of inHeading) {
      // A field is not about the words in its name.
      const isPart = match.score < 1 && !isName && names.includes(heading);
      raise(word, isPart ? TEXT_SCORE : scoreOf(match, HEADING_SCORE));
    }
    const own = sumOf(byWord);
    for (const [word, match] of inTitle) raise(word, scoreOf(match, TITLE_SCORE));
    const withTitle = sumOf(byWord);
    const {method, paths} = section;
    const isRequest = method !== undefined && paths.some((path) => matcher.isRequest(method, path));
    const isTyped = matcher.weights.length > 1 || inHeading.get(0)?.score === 1;
    const isExact = isRequest || (index > 0 && whole !== '' && heading === whole && isTyped);
    const isRest =
      index > 0 &&
      telling.length > 0 &&
      titleShare > 0 &&
      titleShare < IS_ALL &&
      shareOf(inHeading, inTitle) >= IS_ALL &&
      matcher.hasAll(telling);
    const score =
      (index === 0 ? withTitle : own) +
      (isName ? NAME_SCORE : 0) +
      (isExact || isRest || hasPhrase ? EXACT_SCORE : 0) +
      (isRequest ? REQUEST_SCORE : 0);
    return {
      index,
      text,
      places: places.filter((place) => place.index >= phrase),
      score,
      withTitle,
      inHeading,
      isExact: isExact && (isRequest || !names.includes(heading)),
      isRest,
      isName,
      isRequest,
      share: shareOf(inHeading),
    };
  });
  return {inTitle, titleShare, scored};
}

/** A name of which only some parts are in a title or heading counts as it does in a text. */
function scoreOf({score, share}: WordMatch, whole: number): number {
  return share < 1 ? PARTS_SCORE : score * whole;
}
