import type {SearchState} from './useSearch.ts';

/** The state of a search in words, for screen readers and above the results: nothing while a search is under way. */
export function describeState({answer, isCurrent, hasFailed}: SearchState): string {
  if (!answer || !isCurrent || hasFailed) return '';
  if (answer.total === 0) return answer.complete ? 'No results' : '';
  return answer.total === 1 ? '1 page found' : `${answer.total} pages found`;
}
