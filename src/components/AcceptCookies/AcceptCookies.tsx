import {type ReactNode, useEffect, useEffectEvent, useId} from 'react';

/** The two values of the cookie `accept-cookie-policy`. */
export type CookieAnswer = 'accepted' | 'NOT_ACCEPTED';

interface AcceptCookiesProps {
  show: boolean;
  /** Called when the notice should close. */
  onHide: () => void;
  answer: CookieAnswer | undefined;
  onAnswer: (answer: CookieAnswer) => void;
}

const WELCOME_MS = 3000;

/** A notice with two choices. After acceptance it shows a welcome text, and closes three seconds later. */
export function AcceptCookies({show, onHide, answer, onAnswer}: AcceptCookiesProps): ReactNode {
  const heading = useId();
  const welcome = show && answer === 'accepted';
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    if (!welcome) return;
    const timer = setTimeout(() => hide(), WELCOME_MS);
    return () => clearTimeout(timer);
  }, [welcome]);

  if (!show) return null;
  return (
    <section className="cookie-toast" aria-labelledby={heading}>
      <h3 id={heading}>{welcome ? 'Welcome' : 'Cookies on this site'}</h3>
      {welcome ? (
        <p>Thank you. This notice closes in a moment.</p>
      ) : (
        <>
          <details>
            <summary>What is stored?</summary>
            <p>Your choice, in the cookie accept-cookie-policy.</p>
          </details>
          <div className="demo-row">
            <button type="button" className="demo-button demo-primary" onClick={() => onAnswer('accepted')}>
              Accept
            </button>
            <button type="button" className="demo-button" onClick={() => onAnswer('NOT_ACCEPTED')}>
              Refuse
            </button>
          </div>
        </>
      )}
      <button type="button" className="cookie-close" aria-label="Close" onClick={onHide}>
        ×
      </button>
    </section>
  );
}
