import type {ReactNode} from 'react';
import {getErrorMessages} from './getErrorMessages.ts';

interface ErrorScreenProps {
  error: unknown;
  /** Clears the error. */
  onRetry: () => void;
}

/** Stands in place of a page that threw while it was drawn. It depends on no data and no context. */
export function ErrorScreen({error, onRetry}: ErrorScreenProps): ReactNode {
  const [message, ...causes] = getErrorMessages(error);
  return (
    <main className="main screen" id="content" role="alert">
      <h1 tabIndex={-1}>This page crashed</h1>
      <div className="screen-messages">
        <p>{message}</p>
        {causes.map((cause) => (
          <p key={cause}>Cause: {cause}</p>
        ))}
      </div>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </main>
  );
}
