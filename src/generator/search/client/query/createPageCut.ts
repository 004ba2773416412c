import {type CutPiece, cutRun} from '../../words/cutRun.ts';
import {type Cut, isUnspaced} from '../../words/segmentWords.ts';
import type {QueryWord} from './parseQuery.ts';

/**
 * What cuts texts of pages in scripts without spaces at the words of a query, which are cut as in the index. The engine that
 * shows them may cut them at other places.
 */
export function createPageCut(words: readonly QueryWord[]): Cut {
  const terms = words.flatMap(({whole, alternatives}) => [whole, ...alternatives.flat()]);
  const known = new Set(terms.filter(isUnspaced));
  const last = words.at(-1);
  const isFree = ({text}: CutPiece, side: 'before' | 'after'): boolean =>
    words.length === 1 || (side === 'after' && last?.isLast === true && last.text.endsWith(text));
  return (run) => cutRun(run, (word) => (known.has(word) ? 1 : undefined), isFree);
}
