import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {Icon} from './Icon.tsx';

/** A link to the top of the page that appears after the first screen. */
export function BackToTop(): ReactNode {
  const firstScreen = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setShown(!entries.at(-1)?.isIntersecting));
    if (firstScreen.current) {
      observer.observe(firstScreen.current);
    }
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={firstScreen} className="first-screen" aria-hidden="true" />
      <a className="back-to-top" href="#content" hidden={!isShown}>
        <Icon name="up" />
        <span className="sr-only">Back to top</span>
      </a>
    </>
  );
}
