import type {DialogMessages} from '../../shared/messages/Messages.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import type {SearchState} from './useSearch.ts';

/** Describes the state of a search, for screen readers and above the results; empty while a search is running. */
export function describeState(
  {answer, isCurrent, hasFailed}: SearchState,
  messages: DialogMessages,
  locale: string,
): string {
  if (!answer || !isCurrent || hasFailed) return '';
  if (answer.total === 0) return answer.complete ? messages.noResults : '';
  return pluralMessage(messages.pagesFound, answer.total, locale);
}
