import type {MarkedText} from '../SearchClient.ts';
import type {Matcher, MatchPlace} from './createMatcher.ts';

/** Letters of an excerpt, and how many of them are before the first hit. */
const LENGTH = 160;
const BEFORE = 50;

/** One more word of the query counts more than all parts of the others. */
const WORD = 100;

/**
 * The part of a text in which most words of the query, and most of their parts, are close together, marked; undefined for
 * an empty text.
 */
export function cutExcerpt(
  text: string,
  places: readonly MatchPlace[],
  matcher: Matcher,
): MarkedText | undefined {
  if (text === '') return undefined;
  let best = {index: 0, count: 0};
  for (const [i, place] of places.entries()) {
    const words = new Set<number>();
    const terms = new Set<string>();
    for (let j = i; j < places.length; j++) {
      const other = places[j];
      if (!other || other.index > place.index + LENGTH - BEFORE) break;
      words.add(other.word);
      terms.add(other.term);
    }
    const count = words.size * WORD + terms.size;
    if (count > best.count) best = {index: place.index, count};
  }
  const from = wordBorder(text, Math.max(0, best.index - BEFORE));
  const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const end = to > from ? to : from + LENGTH;
  const excerpt = text.slice(from, end).trim();
  return matcher.mark(`${from > 0 ? '… ' : ''}${excerpt}${end < text.length ? ' …' : ''}`);
}

function wordBorder(text: string, index: number): number {
  if (index === 0) return 0;
  const space = text.indexOf(' ', index);
  return space < 0 || space > index + BEFORE ? index : space + 1;
}
