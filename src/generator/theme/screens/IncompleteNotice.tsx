import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';

/** Says below a page that its components could not be loaded, and offers to load them again. */
export function IncompleteNotice({onRetry}: {onRetry: () => void}): ReactNode {
  const messages = useMessages();
  return (
    <div className="incomplete" role="alert">
      <p>{messages.pageIncomplete}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
