import {type ReactNode, useEffect, useState} from 'react';

/** Announced to screen readers when nothing has changed for this long, in milliseconds. */
const PAUSE = 500;

/** Lets screen readers say a text once it has settled, not at each key. */
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
