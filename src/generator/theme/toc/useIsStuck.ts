import {type RefObject, useEffect, useState} from 'react';
import {whenLaidOut} from './whenLaidOut.ts';

/** Whether a sticky element has left its place in the text and sticks below the navbar. */
export function useIsStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const cancel = whenLaidOut(() => {
      if (!element.current) return;
      const navbar = document.querySelector<HTMLElement>('.navbar');
      // A stuck element overlaps the navbar by one pixel, which the margin cuts off; the bottom edge of the window never
      // cuts it.
      observer = new IntersectionObserver(
        (entries) => setStuck(entries.some(({intersectionRatio: shown}) => shown > 0 && shown < 1)),
        {rootMargin: `${-(navbar?.offsetHeight ?? 0)}px 0px 100000px`, threshold: 1},
      );
      observer.observe(element.current);
    });
    return () => {
      cancel();
      observer?.disconnect();
    };
  }, [element]);
  return isStuck;
}
