import type {IndexReader} from '../createIndexReader.ts';
import {type Phrase, placeOf} from './phrases.ts';
import type {RankedPage} from './rankPages.ts';
import type {TokenizedPage} from './tokenizePage.ts';

/** Pages that are read, the best first, and how many of them are loaded at once. */
const MOST_READ = 100;
const READ_AT_ONCE = 20;

/**
 * Finds the pages that contain all phrases: the index knows words only, so the pages themselves are read.
 *
 * @param ranked Pages that have the words, the best first; of many, only the best are read.
 * @param signal When it is aborted, the rest is not read.
 */
export async function pagesWithPhrases(
  index: Pick<IndexReader, 'page'>,
  ranked: readonly RankedPage[],
  phrases: readonly Phrase[],
  signal: AbortSignal,
): Promise<RankedPage[]> {
  const best = ranked.slice(0, MOST_READ);
  const found: RankedPage[] = [];
  for (let start = 0; start < best.length && !signal.aborted; start += READ_AT_ONCE) {
    const some = best.slice(start, start + READ_AT_ONCE);
    const read = await Promise.all(
      some.map(async (one) => ({one, isFound: hasPhrases(await index.page(one.page), phrases)})),
    );
    found.push(...read.filter(({isFound}) => isFound).map(({one}) => one));
  }
  return found;
}

function hasPhrases({title, sections}: TokenizedPage, phrases: readonly Phrase[]): boolean {
  const texts = [title, ...sections.flatMap(({heading, text}) => [heading, text])];
  return phrases.every((phrase) => texts.some((text) => placeOf(phrase, text) >= 0));
}
