import {fragmentOf} from '../../../shared/address/encoding.ts';
import type {SearchEntry, SearchHit} from '../SearchClient.ts';
import type {Matcher} from './createMatcher.ts';
import {cutExcerpt} from './cutExcerpt.ts';
import type {Group} from './groups.ts';
import {IS_ALL, scoreSections, TITLE_SCORE} from './scoreSections.ts';
import type {TokenizedPage, TokenizedSection} from './tokenizePage.ts';

const MOST_ENTRIES = 3;

/** A place whose score is below this share of the best one's is not shown. */
const NEAR_BEST = 0.6;

/** With this share of the query (0 to 1) in its title, the page itself is the first place, whatever its text says. */
const TITLE_IS_MEANT = 0.8;

/** Factor for a page that has the query as a heading; several matching words are hardly a coincidence. */
const EXACT_WORD = 4;
const EXACT_WORDS = 6;

/** Factor for a reference page that has the words only in sentences or as parts of names: it is about its entity. */
const ONLY_MENTIONED = 0.6;

/** Factor for a page that has all words in its title, or a part of the query as a heading and the rest in its title. */
const EXACT_REST = 2;

/**
 * What is shown of a page: its title and the places that answer best.
 *
 * @param whole The telling words of the query as one text, as in `TokenizedSection`.
 * @returns the hit; from 0 to 1 how well its best place answers the query, more when a heading is the query; less
 *   than 1 if it has only other forms of the words, or mentions them where it is about something else; and whether a heading has all of several words and the title has not
 */
export function createHit(
  {path, title, titleWords, sections}: TokenizedPage,
  group: Group,
  matcher: Matcher,
  whole: string,
): {hit: SearchHit; relevance: number; form: number; isUnderHeading: boolean} {
  const {inTitle, titleShare, scored} = scoreSections({titleWords, sections}, matcher, whole);
  const best = Math.max(...scored.map(({score}) => score));
  const nearest = Math.max(0, ...scored.slice(1).map(({share}) => share));
  // A heading that has more of the query than the title, or a name that is the query, is what the reader looks for.
  const isNamed = matcher.weights.length === 1 && scored.some(({index, isName}) => index > 0 && isName);
  const isOperation = scored.some(({isRequest}) => isRequest);
  const isPageMeant = !isOperation && titleShare >= TITLE_IS_MEANT && nearest <= titleShare && !isNamed;
  const isMeant = ({index}: {index: number}) => index === 0 && isPageMeant;
  const chosen = scored
    .filter((place) => isMeant(place) || (place.score > 0 && place.score >= best * NEAR_BEST))
    .sort((a, b) => Number(isMeant(b)) - Number(isMeant(a)) || b.score - a.score || a.index - b.index)
    .slice(0, MOST_ENTRIES);
  const first = scored[0] ?? {index: 0, text: '', places: []};
  const {product} = group;
  const isExact = scored.some((place) => place.isExact);
  const relevance = Math.max(0, ...scored.map(({withTitle}) => withTitle)) / TITLE_SCORE;
  const hit: SearchHit = {
    path,
    title: matcher.mark(title),
    kind: group.kind,
    ...(product !== undefined && {product}),
    entries: (chosen.length > 0 ? chosen : [first]).map(({index, text, places}): SearchEntry => {
      const {id = '', heading = '', method} = sections[index] ?? {};
      const excerpt = cutExcerpt(text, places, matcher);
      return {
        href: id === '' ? path : `${path}${fragmentOf(id)}`,
        heading: matcher.mark(heading || title),
        ...(method !== undefined && {method}),
        trail: trailOf(sections, index),
        ...(excerpt && {excerpt}),
      };
    }),
  };
  const exact = whole.includes(' ') || isOperation ? EXACT_WORDS : EXACT_WORD;
  const typed = whole.split(' ');
  const isTitle = typed.length > 1 && typed.every((term) => titleWords.some((word) => word.whole === term));
  const factor = isExact ? exact : isTitle || scored.some((place) => place.isRest) ? EXACT_REST : 1;
  const isMentioned =
    (group.kind === 'api' || group.kind === 'model') &&
    titleShare === 0 &&
    !scored.some(({isName, inHeading}) => isName || [...inHeading.values()].some(({score}) => score === 1));
  const isUnderHeading =
    isOperation || (matcher.weights.length > 1 && nearest >= IS_ALL && titleShare < IS_ALL);
  const texts = [title, ...sections.flatMap(({heading, text}) => [heading, text])];
  const form = matcher.formIn(texts, [inTitle, ...scored.map(({inHeading}) => inHeading)]);
  return {
    hit,
    relevance: relevance * factor,
    form: isMentioned ? form * ONLY_MENTIONED : form,
    isUnderHeading,
  };
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
