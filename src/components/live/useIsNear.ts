import {type RefObject, useEffect, useState} from 'react';

/** Whether an element is or has been within `margin` of the window; false while prerendering and hydrating. */
export function useIsNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true);
      },
      {rootMargin: margin},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}
