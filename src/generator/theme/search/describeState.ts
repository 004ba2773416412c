import type {DialogMessages} from '../../shared/messages/Messages.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import type {SearchState} from './useSearch.ts';

/** The state of a search in words, for screen readers and above the results: nothing while a search is under way. */
export function describeState(
  {answer, isCurrent, hasFailed}: SearchState,
  messages: DialogMessages,
  locale: string,
): string {
  if (!answer || !isCurrent || hasFailed) return '';
  if (answer.total === 0) return answer.complete ? messages.noResults : '';
  return pluralMessage(messages.pagesFound, answer.total, locale);
}
