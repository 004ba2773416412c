import {type ReactNode, useEffect, useState} from 'react';

/** Text is announced after it has not changed for this long, in milliseconds. */
const PAUSE = 500;

/** Announces a text to screen readers once it has settled, not at each key press. */
export function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  );
}
