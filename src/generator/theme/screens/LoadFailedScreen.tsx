import type {ReactNode} from 'react';
import {getErrorMessages} from './getErrorMessages.ts';
import {useMessages} from '../context/useMessages.ts';

interface LoadFailedScreenProps {
  error: unknown;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
}

/** Says that a page could not be loaded, and offers to load it again. */
export function LoadFailedScreen({error, onRetry}: LoadFailedScreenProps): ReactNode {
  const messages = useMessages();
  return (
    <main className="main screen" id="content" role="alert" tabIndex={-1}>
      <h1 tabIndex={-1}>{messages.pageFailed}</h1>
      <div className="screen-messages">
        {getErrorMessages(error).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </main>
  );
}
