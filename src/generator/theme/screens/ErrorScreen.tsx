import type {ReactNode} from 'react';
import {getErrorMessages} from './getErrorMessages.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

interface ErrorScreenProps {
  error: unknown;
  /** Clears the error. */
  onRetry: () => void;
}

/** Replaces a page that threw while rendering. It does not use any data of the page. */
export function ErrorScreen({error, onRetry}: ErrorScreenProps): ReactNode {
  const messages = useMessages();
  const [message, ...causes] = getErrorMessages(error);
  return (
    <main className="main" id={THEME_IDS.main} tabIndex={-1}>
      <div className="screen" role="alert">
        <h1 tabIndex={-1}>{messages.pageCrashed}</h1>
        <div className="screen-messages">
          <p>{message}</p>
          {causes.map((cause) => (
            <p key={cause}>{fillMessage(messages.cause, {cause})}</p>
          ))}
        </div>
        <button type="button" className="button" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      </div>
    </main>
  );
}
