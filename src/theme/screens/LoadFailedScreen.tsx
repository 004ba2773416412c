import type {ReactNode} from 'react';
import {getErrorMessages} from './getErrorMessages.ts';

interface LoadFailedScreenProps {
  error: unknown;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
}

/** Says that a part of the site could not be loaded, and offers to load it again. */
export function LoadFailedScreen({error, onRetry}: LoadFailedScreenProps): ReactNode {
  return (
    <div className="screen" role="alert">
      <div className="screen-messages">
        {getErrorMessages(error).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
