import {type RefObject, useEffect, useState} from 'react';

/** How far (px) below the window an element counts as near, so that it is ready when the reader reaches it. */
const AHEAD = '600px';

/** Whether the reader has come near an element, as measured in the browser; once true, it stays true. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: AHEAD},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
