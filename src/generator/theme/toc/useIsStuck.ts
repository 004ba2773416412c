import {type RefObject, useEffect, useState} from 'react';

/** Returns whether a sticky element has left its place in the text and is below the navbar. */
export function useIsStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const navbar = document.querySelector<HTMLElement>('.navbar');
    // What is stuck overlaps the navbar by a pixel, which is cut off; nothing is at the foot of the window.
    const observer = new IntersectionObserver(
      (entries) => setStuck(entries.some(({intersectionRatio: shown}) => shown > 0 && shown < 1)),
      {rootMargin: `${-(navbar?.offsetHeight ?? 0)}px 0px 100000px`, threshold: 1},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isStuck;
}
