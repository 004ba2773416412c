import {useEffect, useRef, useState} from 'react';
import {useEvent} from './themeHooks.ts';

interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/** Calls a function when the component is shown, and whenever the page has been scrolled. */
export function useScrollPosition(
  effect: (position: ScrollPosition, last: ScrollPosition | null) => void,
  _dependencies: readonly unknown[] = [],
): void {
  const last = useRef<ScrollPosition | null>(null);
  const call = useEvent(effect);
  useEffect(() => {
    const update = (): void => {
      const position = {scrollX: window.scrollX, scrollY: window.scrollY};
      call(position, last.current);
      last.current = position;
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    return () => window.removeEventListener('scroll', update);
  }, [call]);
}

/** Positions are never withheld: the theme scrolls nothing by itself. */
export function useScrollController() {
  return {
    scrollEventsEnabledRef: useRef(true),
    enableScrollEvents: (): void => {},
    disableScrollEvents: (): void => {},
  };
}

/** Functions that scroll the page, smoothly if the style sheet says so, and that stop it. */
export function useSmoothScrollTo() {
  return {
    startScroll: (top: number): void => window.scrollTo({top, behavior: 'smooth'}),
    cancelScroll: (): void => window.scrollTo({top: window.scrollY, behavior: 'instant'}),
  };
}

/** Whether a button that leads to the top is shown: when the reader scrolls up far below it. */
export function useBackToTopButton({threshold}: {threshold: number}): {
  shown: boolean;
  scrollToTop: () => void;
} {
  const [shown, setShown] = useState(false);
  const {startScroll} = useSmoothScrollTo();
  useScrollPosition(({scrollY}, last) => {
    if (last === null || scrollY === last.scrollY) return;
    setShown(scrollY < last.scrollY && scrollY >= threshold);
  });
  return {shown, scrollToTop: () => startScroll(0)};
}
