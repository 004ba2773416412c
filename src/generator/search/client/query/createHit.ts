import type {SearchEntry, SearchHit} from '../SearchClient.ts';
import type {Matcher} from './createMatcher.ts';
import {cutExcerpt} from './cutExcerpt.ts';
import type {Group} from './groups.ts';
import type {TokenizedCard, TokenizedSection} from './tokenizeCard.ts';

const MOST_ENTRIES = 3;

/** A place that answers so much worse than the best one is not shown. */
const NEAR_BEST = 0.6;

/** A title that holds so much of the query (0 to 1) makes the page itself the first place, whatever its text says. */
const TITLE_IS_MEANT = 0.8;

const TITLE_SCORE = 4;
const NAME_SCORE = 6;
const HEADING_SCORE = 3;
const TEXT_SCORE = 1;

/**
 * What is shown of a page: its title and the places that answer best.
 *
 * @param texts Text of each section; undefined while they are not loaded.
 * @returns the hit, and from 0 to 1 how well its best place answers the query
 */
export function createHit(
  {path, title, titleWords, sections}: TokenizedCard,
  group: Group,
  matcher: Matcher,
  texts: readonly string[] | undefined,
): {hit: SearchHit; relevance: number} {
  const inTitle = matcher.wordsIn(titleWords);
  const sumOf = (scores: Map<number, number>): number => {
    let sum = 0;
    for (const [word, score] of scores) sum += score * (matcher.weights[word] ?? 0);
    return sum;
  };
  const scored = sections.map(({words, names}, index) => {
    const text = texts?.[index] ?? '';
    const places = matcher.find(text);
    const byWord = new Map<number, number>();
    const raise = (word: number, score: number) => byWord.set(word, Math.max(byWord.get(word) ?? 0, score));
    for (const {word} of places) raise(word, TEXT_SCORE);
    for (const [word, part] of matcher.wordsIn(words)) raise(word, part * HEADING_SCORE);
    const own = sumOf(byWord);
    for (const [word, part] of inTitle) raise(word, part * TITLE_SCORE);
    const withTitle = sumOf(byWord);
    const score = (index === 0 ? withTitle : own) + (names.some(matcher.isName) ? NAME_SCORE : 0);
    return {index, text, places, score, withTitle};
  });
  const best = Math.max(...scored.map(({score}) => score));
  let titleShare = 0;
  for (const word of inTitle.keys()) titleShare += matcher.weights[word] ?? 0;
  const isMeant = ({index}: {index: number}) => index === 0 && titleShare >= TITLE_IS_MEANT;
  const chosen = scored
    .filter((place) => isMeant(place) || (place.score > 0 && place.score >= best * NEAR_BEST))
    .sort((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || b.score - a.score || a.index - b.index)
    .slice(0, MOST_ENTRIES);
  const first = scored[0] ?? {index: 0, text: '', places: []};
  const {product} = group;
  const relevance = Math.max(0, ...scored.map(({withTitle}) => withTitle)) / TITLE_SCORE;
  const hit: SearchHit = {
    path,
    title: matcher.mark(title),
    kind: group.kind,
    ...(product !== undefined && {product}),
    entries: (chosen.length > 0 ? chosen : [first]).map(({index, text, places}): SearchEntry => {
      const {id = '', heading = ''} = sections[index] ?? {};
      const excerpt = texts && cutExcerpt(text, places, matcher);
      return {
        href: id === '' ? path : `${path}#${encodeURI(id)}`,
        heading: matcher.mark(heading || title),
        trail: trailOf(sections, index),
        ...(excerpt && {excerpt}),
      };
    }),
  };
  return {hit, relevance};
}

/** Headings above a section, without the page's title. */
function trailOf(sections: readonly TokenizedSection[], index: number): string[] {
  const trail: string[] = [];
  let level = sections[index]?.level ?? 1;
  for (let i = index - 1; i > 0 && level > 2; i--) {
    const {heading = '', level: above = 1} = sections[i] ?? {};
    if (above >= level) continue;
    trail.unshift(heading);
    level = above;
  }
  return trail;
}
