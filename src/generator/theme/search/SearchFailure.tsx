import type {ReactNode} from 'react';
import {useDialogMessages, useMessages} from '../context/useMessages.ts';

/** Says that the index could not be loaded, and offers a retry. */
export function SearchFailure({hasAnswer, onRetry}: {hasAnswer: boolean; onRetry: () => void}): ReactNode {
  const {retry} = useMessages();
  const messages = useDialogMessages();
  return (
    <div className="search-message" role="alert">
      <p>{hasAnswer ? messages.titlesOnly : messages.searchFailed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
