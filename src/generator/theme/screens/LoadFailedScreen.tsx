import {type ReactNode, useLayoutEffect} from 'react';
import {getErrorMessages} from './getErrorMessages.ts';
import {useMessages} from '../context/useMessages.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

interface LoadFailedScreenProps {
  error: unknown;
  /** Loads again what could not be loaded. */
  onRetry: () => void;
}

/** Says that a page could not be loaded, and offers to load it again. */
export function LoadFailedScreen({error, onRetry}: LoadFailedScreenProps): ReactNode {
  const messages = useMessages();
  // Otherwise the tab would keep the title of the previous page.
  useLayoutEffect(() => {
    const before = document.title;
    document.title = messages.pageFailed;
    return () => {
      document.title = before;
    };
  }, [messages]);
  return (
    <main className="main" id={THEME_IDS.main} tabIndex={-1}>
      <div className="screen" role="alert">
        <h1 tabIndex={-1}>{messages.pageFailed}</h1>
        <div className="screen-messages">
          {(navigator.onLine ? getErrorMessages(error) : [messages.offline]).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        <button type="button" className="button" onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    </main>
  );
}
