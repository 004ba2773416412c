import {type ReactNode, useRef, useState} from 'react';
import './acceptCookies.css';
import {AcceptCookies, type CookieAnswer} from './AcceptCookies.tsx';

/** A page with the notice. The answer is kept in memory, so that the demo sets no cookie. */
export default function AcceptCookiesDemo(): ReactNode {
  const [show, setShow] = useState(true);
  const [answer, setAnswer] = useState<CookieAnswer>();
  const settings = useRef<HTMLButtonElement>(null);

  function hide(): void {
    // Only a reader who was in the notice is led out of it; after the timer the focus may be anywhere.
    const wasInside = document.activeElement?.closest('.cookie-toast') != null;
    setShow(false);
    if (wasInside) settings.current?.focus();
  }

  function decide(next: CookieAnswer): void {
    setAnswer(next);
    // The pressed button disappears with either answer.
    settings.current?.focus();
    if (next === 'NOT_ACCEPTED') setShow(false);
  }

  return (
    <div className="cookie-page">
      <p role="status">
        <code>accept-cookie-policy</code>: <strong>{answer ?? 'not answered'}</strong>
      </p>
      <div className="demo-row">
        <button type="button" className="demo-button" ref={settings} onClick={() => setShow(true)}>
          Cookie settings
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() => {
            setAnswer(undefined);
            setShow(true);
          }}
        >
          Start over
        </button>
      </div>
      <AcceptCookies show={show} onHide={hide} answer={answer} onAnswer={decide} />
    </div>
  );
}
