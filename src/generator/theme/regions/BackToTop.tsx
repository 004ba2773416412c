import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';
import {Icon} from '../icons/Icon.tsx';
import {useMessages} from '../context/useMessages.ts';

/** Scrolls without adding a history entry, and moves the focus, so that the next Tab starts at the top. */
function goToTop(): void {
  window.scrollTo({top: 0});
  document.getElementById(THEME_IDS.main)?.focus({preventScroll: true});
}

/** A button to the top of the page that appears after the first screen. */
export function BackToTop(): ReactNode {
  const firstScreen = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const {backToTop} = useMessages();
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
      <button type="button" className="back-to-top" hidden={!isShown} onClick={goToTop}>
        <Icon name="up" />
        <span>{backToTop}</span>
      </button>
    </>
  );
}
