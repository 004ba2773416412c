import {type ReactNode, useRef, useState} from 'react';
import './acceptCookies.css';
import {AcceptCookies, type CookieAnswer} from './AcceptCookies.tsx';

/** A page with the notice. The choice is kept in memory, so that the demo doesn't set a cookie. */
export default function AcceptCookiesDemo(): ReactNode {
  const [show, setShow] = useState(true);
  const [answer, setAnswer] = useState<CookieAnswer>();
  const settings = useRef<HTMLButtonElement>(null);

  function hide(): void {
    // Move the focus only if it was in the notice; after the timer it may be anywhere.
    const wasInside = document.activeElement?.closest('.cookie-toast') != null;
    setShow(false);
    if (wasInside) settings.current?.focus();
  }

  function decide(next: CookieAnswer): void {
    setAnswer(next);
    // Both choices remove the pressed button.
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
