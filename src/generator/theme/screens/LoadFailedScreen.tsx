import type {ReactNode} from 'react';
import {getErrorMessages} from './getErrorMessages.ts';

interface LoadFailedScreenProps {
  error: unknown;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
}

/** Says that a page could not be loaded, and offers to load it again. */
export function LoadFailedScreen({error, onRetry}: LoadFailedScreenProps): ReactNode {
  return (
    <main className="main screen" id="content" role="alert" tabIndex={-1}>
      <h1 tabIndex={-1}>This page could not be loaded</h1>
      <div className="screen-messages">
        {getErrorMessages(error).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </main>
  );
}
